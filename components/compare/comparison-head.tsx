import Link from "next/link";
import { Count } from "@/components/ui/count";
import { Literal } from "@/components/ui/literal";
import { percent } from "@/components/ui/percent";
import { differenceWords } from "@/lib/compare/difference-words";
import type { RunPair } from "@/lib/queries/compare/find-run-pair";
import type { ComparedRate, Comparison } from "@/lib/queries/compare/get-comparison";
import { failingHref } from "@/lib/queries/failing-href";
import type { RunRow } from "@/lib/queries/run-row";
import type { Scope } from "@/lib/queries/scope";
import { scopeHref } from "@/lib/queries/scope-href";

type Props = { readonly scope: Scope; readonly pair: RunPair; readonly comparison: Comparison };

/** By how much B fails more or less than A, with its interval, and what the same cases say. */
export function ComparisonHead({ scope, pair, comparison }: Props) {
  const { difference, a, b } = comparison;
  const { level, version } = scope.instrument;
  if (scope.unit === "calls" && level === "harness") {
    return (
      <p className="max-w-160 text-base">
        A harness judges whole records, not single calls. Choose records, or another instrument.
      </p>
    );
  }
  const words = difference && differenceWords(difference);
  return (
    <div className="space-y-1">
      <p className="max-w-200 text-base" data-comparison>
        {words === null ? (
          <>
            {a.graded === 0 ? "Run A" : "Run B"} has nothing graded by {level} v{version}, so there is no
            difference to tell.
          </>
        ) : (
          <>
            Run B <span className={words.clear ? "font-semibold" : undefined}>{words.says}</span>{" "}
            <span className="text-ink-2">({words.interval})</span>{" "}
            {difference?.difference === 0 ? "as run A" : "than run A"} by {level} v{version}
            {words.clear ? "." : ": not distinguishable from no change."}
          </>
        )}
      </p>
      <p className="text-xs text-ink-2">
        A <Rate scope={scope} run={pair.a} rate={a} /> · B <Rate scope={scope} run={pair.b} rate={b} />
      </p>
      <p className="max-w-200 text-xs text-ink-3">
        Over all graded {scope.unit} of each run, cases that only one of them has too. 95 % interval of two
        independent proportions, Newcombe’s hybrid score.
      </p>
      <Paired comparison={comparison} />
    </div>
  );
}

function Rate({ scope, run, rate }: { scope: Scope; run: RunRow; rate: ComparedRate }) {
  return (
    <>
      <Literal>{run.runId}</Literal>{" "}
      <span className="font-semibold text-ink">{percent(rate.failing, rate.graded)}</span>{" "}
      <Link href={failingHref(scope, [run.key])} className="link">
        <Count value={rate.failing} /> of <Count value={rate.graded} />
      </Link>
      {rate.ungraded > 0 && (
        <>
          {", "}
          <Link
            href={scopeHref(
              scope.suite.name,
              "records",
              { ...scope.values, runs: [run.key] },
              { verdict: "ungraded" },
            )}
            className="link"
          >
            <Count value={rate.ungraded} /> ungraded
          </Link>
        </>
      )}
    </>
  );
}

/** Both runs hold the same cases: the pairs say more than two independent shares would. */
function Paired({ comparison }: { readonly comparison: Comparison }) {
  const { paired } = comparison.cases;
  const { cases, worse, better, unequal, p } = paired;
  if (cases + unequal === 0) return null;
  return (
    <p className="max-w-200 text-xs text-ink-2">
      {cases > 0 && (
        <>
          The same cases held against each other: of <Count value={cases} /> graded as often in both runs,{" "}
          <Count value={worse} /> fail more often in B and <Count value={better} /> less often
          {p !== null && <> (exact two-sided p {p < 0.0001 ? "< 0.0001" : `= ${p.toFixed(4)}`}, McNemar)</>}.
          {worse + better > 0 && " The interval above takes the runs for independent; pairs tell more. "}
        </>
      )}
      {unequal > 0 && (
        <>
          <Count value={unequal} /> {unequal === 1 ? "case was" : "cases were"} graded by another number of
          trials in B than in A and {unequal === 1 ? "is" : "are"} not paired: more trials find more failures,
          which the groups below show too.
        </>
      )}
    </p>
  );
}
