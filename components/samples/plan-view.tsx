import { Count } from "@/components/ui/count";
import { ScrollX } from "@/components/ui/scroll-x";
import type { StratumPopulation } from "@/lib/queries/samples/count-population";
import type { PlannedWidths } from "@/lib/stats/plan-half-width";
import { StratumName } from "./stratum-name";

type Props = {
  readonly strata: readonly StratumPopulation[];
  readonly ungraded: number;
  readonly unit: string;
  /** Null: the sizes can't be drawn, for the reason said elsewhere. */
  readonly plan: PlannedWidths | null;
};

const points = (share: number) => (100 * share).toFixed(1);

/** What a draw would buy: the interval of the audited rate, the hours, and every stratum. */
export function PlanView({ strata, ungraded, unit, plan }: Props) {
  return (
    <div className="space-y-3">
      <div role="status" className="space-y-1">
        {plan === null ? (
          <p className="text-base text-ink-3">Nothing can be drawn so.</p>
        ) : (
          <>
            <p className="flex flex-wrap items-baseline gap-x-4">
              <span>
                <span className="text-xl font-semibold">
                  {plan.halfWidth === null ? "—" : `± ${points(plan.halfWidth)}`}
                </span>{" "}
                points, 95 %
              </span>
              <span>
                <span className="text-xl font-semibold">{hoursText(plan.hours)}</span> of reading
              </span>
              <span>
                <span className="text-xl font-semibold">
                  <Count value={plan.items} />
                </span>{" "}
                {plan.items === 1 ? "item" : "items"}
              </span>
            </p>
            {plan.scope === null ? (
              <p className="text-xs text-warn">
                A failed stratum of which nothing is drawn leaves no estimate: it is not taken as 0.
              </p>
            ) : plan.scope === "failures_only" ? (
              <p className="text-xs text-warn">
                Without clean {unit} the estimate is for failures only: it holds only if no clean one is
                wrong.
              </p>
            ) : (
              <p className="text-xs text-ink-3">
                half the width of the interval of the audited rate, if the shares are about as expected
              </p>
            )}
          </>
        )}
      </div>
      <ScrollX label="Strata of the population">
        <table className="w-full whitespace-nowrap">
          <thead className="text-xs text-ink-3">
            <tr>
              <th className="py-1 pr-4">stratum</th>
              <th className="px-2 text-right sm:px-3">N</th>
              <th className="px-2 text-right sm:px-3">to draw</th>
              <th className="min-w-24 pl-2 text-right whitespace-normal sm:pl-3">
                its share wrong, ± points
              </th>
            </tr>
          </thead>
          <tbody>
            {strata.map(({ stratum, population }, at) => {
              const planned = plan?.strata[at];
              return (
                <tr key={stratum} className="border-t">
                  <th className="py-1 pr-2 font-normal whitespace-normal sm:pr-4">
                    <StratumName stratum={stratum} />
                  </th>
                  <td className="px-2 text-right sm:px-3">
                    <Count value={population} />
                  </td>
                  <td className="px-2 text-right sm:px-3">
                    {planned === undefined ? "—" : <Count value={planned.n} />}
                  </td>
                  <td className="pl-3 text-right">
                    {planned?.halfWidth == null
                      ? "—"
                      : planned.n === population
                        ? "exact"
                        : points(planned.halfWidth)}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollX>
      {ungraded > 0 && (
        <p className="text-xs text-ink-3">
          <Count value={ungraded} /> more {unit} could not be graded: they are in no stratum and in no rate.
        </p>
      )}
    </div>
  );
}

function hoursText(hours: number): string {
  if (hours < 1) return `${Math.ceil(60 * hours)} min`;
  return `${hours.toFixed(1)} h`;
}
