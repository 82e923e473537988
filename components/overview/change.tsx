import Link from "next/link";
import type { RunRate } from "@/lib/queries/list-run-rates";
import { newcombeDifference } from "@/lib/stats/newcombe-difference";
import { signedPoints } from "./signed-points";

type Props = {
  readonly row: RunRate;
  /** Where the two runs are held against each other, by the key of the run before. */
  readonly hrefOf: (before: string) => string;
};

/** The change to the run before, in percentage points, with its interval; bold where the interval leaves out 0. */
export function Change({ row, hrefOf }: Props) {
  const { rate, before } = row;
  if (rate.graded === 0 || before === null || before.graded === 0)
    return <span className="text-ink-3">—</span>;
  const change = newcombeDifference(
    { successes: rate.failing, trials: rate.graded },
    { successes: before.failing, trials: before.graded },
  );
  const clear = change.low > 0 || change.high < 0;
  return (
    <Link
      href={hrefOf(before.key)}
      prefetch={false}
      className="link whitespace-nowrap"
      title={`${rate.failing} of ${rate.graded} − ${before.failing} of ${before.graded} (run ${before.runId}); 95 % interval of two independent proportions, Newcombe’s hybrid score`}
    >
      <span className={clear ? "font-semibold" : undefined}>{signedPoints(change.difference)}</span>{" "}
      <span className="text-ink-3">
        [{signedPoints(change.low)}, {signedPoints(change.high)}]
      </span>
    </Link>
  );
}
