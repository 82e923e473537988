import Link from "next/link";
import { Count } from "./count";
import { percent } from "./percent";

type Props = {
  readonly failing: number;
  readonly graded: number;
  readonly ungraded: number;
  readonly unit: "records" | "calls";
  /** The rows behind the failing ones. */
  readonly href?: string;
};

/** A rate that never goes without its counts: `12.4 %  472 of 3,806 calls · 31 ungraded`. */
export function NumberWithN({ failing, graded, ungraded, unit, href }: Props) {
  const counts = (
    <>
      <Count value={failing} /> of <Count value={graded} /> {unit}
    </>
  );
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <span className="font-semibold">{percent(failing, graded)}</span>
      <span className="text-ink-2">
        {href ? (
          <Link href={href} className="link">
            {counts}
          </Link>
        ) : (
          counts
        )}
        {ungraded > 0 && (
          <>
            {" · "}
            <Count value={ungraded} /> ungraded
          </>
        )}
      </span>
    </span>
  );
}
