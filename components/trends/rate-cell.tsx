import Link from "next/link";
import { Count } from "@/components/ui/count";
import { percent } from "@/components/ui/percent";
import type { ChartPoint } from "./chart-point";

/** A rate with its counts, in a table; the counts open the calls. */
export function RateCell({ point }: { readonly point: ChartPoint | null | undefined }) {
  if (!point) return <span className="text-ink-3">no data</span>;
  return (
    <>
      <span className="inline-block min-w-14 text-right font-semibold">
        {percent(point.failing, point.graded)}
      </span>{" "}
      <Link href={point.href} className="link text-xs text-ink-2" prefetch={false}>
        <Count value={point.failing} /> of <Count value={point.graded} />
      </Link>
      {point.ungraded > 0 && (
        <span className="text-xs text-ink-3">
          {" · "}
          <Count value={point.ungraded} /> ungraded
        </span>
      )}
    </>
  );
}
