import { Count } from "@/components/ui/count";
import { intervalText } from "@/components/ui/interval-text";
import { percent } from "@/components/ui/percent";
import type { ChartAudit } from "./chart-audit";
import type { ChartLine } from "./chart-line";
import type { ChartPlace } from "./chart-place";
import { LineKey } from "./line-key";

type Props = {
  readonly place: ChartPlace;
  readonly index: number;
  readonly lines: readonly ChartLine[];
  readonly audits: readonly ChartAudit[];
  /** What is divided by what, and what the runs are. */
  readonly method: string;
};

/** All that stands at one place: what a pointer or the arrow keys show. */
export function PlaceFacts({ place, index, lines, audits, method }: Props) {
  const here = audits.filter(({ from, to }) => from <= index && index <= to);
  return (
    <div className="max-w-84 rounded-md border border-line-strong bg-raised px-2.5 py-1.5 text-xs shadow-pop">
      <p className="font-mono break-all">{place.title}</p>
      {place.facts !== "" && <p className="text-ink-3">{place.facts}</p>}
      {place.unsettled !== null && <p className="text-warn">{place.unsettled}</p>}
      <ul className="my-1">
        {lines.map((line) => {
          const point = line.points[index];
          return (
            <li key={line.name} className="flex items-center gap-2">
              <LineKey look={line.look} color={line.color} chosen={line.chosen} />
              <span className={line.chosen ? "font-semibold" : undefined}>{line.name}</span>
              <span className="ml-auto pl-3 whitespace-nowrap">
                {point ? (
                  <>
                    {percent(point.failing, point.graded)}{" "}
                    <span className="text-ink-3">
                      <Count value={point.failing} /> of <Count value={point.graded} />
                      {point.ungraded > 0 && (
                        <>
                          {" · "}
                          <Count value={point.ungraded} /> ungraded
                        </>
                      )}
                    </span>
                  </>
                ) : (
                  <span className="text-ink-3">no data</span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {here.map((audit) => (
        <p key={audit.id} className="border-t py-1">
          audited {percent(audit.rate, 1)} [{intervalText(audit)}]{" "}
          <span className="text-ink-3">
            {audit.name} · {audit.says}
          </span>
        </p>
      ))}
      <p className="border-t pt-1 text-ink-3">{method}</p>
    </div>
  );
}
