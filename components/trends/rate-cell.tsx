import Link from "next/link";
import { Count } from "@/components/ui/count";
import { percent } from "@/components/ui/percent";
import type { ChartPoint } from "./chart-point";

/** A rate with its counts, in a table; the counts open the calls. */
export function RateCell({ point }: { readonly point: ChartPoint | null | undefined }) {
  if (!point) return <span className="text-ink-3">no data</span>;
  return (
    <>
      <span className="block font-semibold">{percent(point.failing, point.graded)}</span>
      <span className="block text-2xs text-ink-3">
        <Link href={point.href} className="link text-ink-2" prefetch={false}>
          <Count value={point.failing} /> of <Count value={point.graded} />
        </Link>
        {point.ungradedHref !== null && (
          <>
            {" · "}
            <Link href={point.ungradedHref} className="link text-ink-3" prefetch={false}>
              <Count value={point.ungraded} /> ungraded
            </Link>
          </>
        )}
      </span>
    </>
  );
}
