import Link from "next/link";
import { INSTRUMENT_MEANINGS } from "@/components/frame/instrument-meanings";
import { Count } from "@/components/ui/count";
import { percent } from "@/components/ui/percent";
import type { InstrumentRate } from "@/lib/queries/list-rates";
import type { Scope } from "@/lib/queries/scope";
import { scopeHref } from "@/lib/queries/scope-href";
import type { Audit } from "@/lib/queries/trends/audit";
import { AuditBand } from "./audit-band";
import { AuditRow } from "./audit-row";
import { LADDER_ROW as ROW } from "./ladder-row";
import { niceScale } from "./nice-scale";

type Props = {
  readonly scope: Scope;
  readonly rates: readonly InstrumentRate[];
  /** The audited rate of this very scope; null: there is none. */
  readonly audit: Audit | null;
};

// One grid for all rows, so that the counts take the room they need and the axis the rest.
const GRID =
  "grid content-start grid-cols-[max-content_max-content_minmax(0,1fr)] gap-x-3 sm:grid-cols-[max-content_max-content_minmax(0,1fr)_max-content]";
/**
 * The rate under every instrument on one axis; each row chooses its instrument. What was audited lies across it as a
 * band, and has a row of its own.
 */
export function Ladder({ scope, rates, audit }: Props) {
  const highest = Math.max(
    0.01,
    audit?.audited.high ?? 0,
    ...rates.map((row) => (row.graded === 0 ? 0 : row.failing / row.graded)),
  );
  const marks = niceScale(highest);
  const end = marks.at(-1) ?? 1;
  return (
    <div className={`${GRID} text-xs`}>
      <ul className="contents">
        {rates.map(({ instrument, failing, graded, ungraded }) => {
          const chosen = instrument.id === scope.instrument.id;
          const judges = graded > 0 && !(scope.unit === "calls" && instrument.level === "harness");
          const at = `${(100 * failing) / (graded || 1) / end}%`;
          return (
            <li key={instrument.id} className={`${ROW} px-0`}>
              <Link
                href={scopeHref(scope.suite.name, "", { ...scope.values, instrument: instrument.level })}
                scroll={false}
                aria-current={chosen ? "true" : undefined}
                title={`${instrument.level} v${instrument.version}: ${INSTRUMENT_MEANINGS[instrument.level]}`}
                className={`${ROW} rounded-md py-1 text-ink-2 hover:bg-hover aria-[current]:font-semibold aria-[current]:text-ink`}
              >
                <span>
                  {instrument.level} <span className="font-normal text-ink-3">v{instrument.version}</span>
                </span>
                <span className="text-right">{judges ? percent(failing, graded) : "—"}</span>
                <span className="relative h-3">
                  {marks.map((mark) => (
                    <span
                      key={mark}
                      className="absolute -inset-y-1 w-px bg-line sm:-inset-y-2"
                      style={{ left: `${(100 * mark) / end}%` }}
                    />
                  ))}
                  {audit !== null && <AuditBand audited={audit.audited} end={end} />}
                  {judges && (
                    <>
                      <span
                        className={`absolute top-1/2 left-0 h-px ${chosen ? "bg-accent" : "bg-ink-3"}`}
                        style={{ width: at }}
                      />
                      <span
                        className={`absolute top-1/2 size-2.5 -translate-1/2 rounded-full border-2 ${chosen ? "border-accent bg-accent" : "border-ink-3 bg-canvas"}`}
                        style={{ left: at }}
                      />
                    </>
                  )}
                </span>
                <span className="col-span-3 font-normal text-ink-3 sm:col-span-1">
                  {judges ? (
                    <>
                      <Count value={failing} /> of <Count value={graded} />
                      {ungraded > 0 && (
                        <>
                          {" · "}
                          <Count value={ungraded} /> ungraded
                        </>
                      )}
                      {scope.unit === "calls" && instrument.level === "effect" && (
                        <span title="Where a record has effect results they decide, and blame no single call.">
                          {" "}
                          · effects blame records
                        </span>
                      )}
                    </>
                  ) : scope.unit === "calls" && instrument.level === "harness" ? (
                    "judges records only"
                  ) : (
                    <>nothing graded · {ungraded.toLocaleString("en")} ungraded</>
                  )}
                </span>
              </Link>
            </li>
          );
        })}
        {audit !== null && <AuditRow scope={scope} audit={audit} marks={marks} end={end} />}
      </ul>
      <div className={`${ROW} text-ink-3`} aria-hidden>
        <span className="col-span-2 text-2xs">% of graded {scope.unit} failing</span>
        <span className="relative h-4">
          {marks.map((mark) => (
            <span
              key={mark}
              className="absolute -translate-x-1/2 text-2xs"
              style={{ left: `${(100 * mark) / end}%` }}
            >
              {Number((100 * mark).toFixed(2))}
            </span>
          ))}
        </span>
      </div>
    </div>
  );
}
