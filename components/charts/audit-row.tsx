import Link from "next/link";
import { Count } from "@/components/ui/count";
import { intervalText } from "@/components/ui/interval-text";
import { percent } from "@/components/ui/percent";
import type { Scope } from "@/lib/queries/scope";
import { scopeHref } from "@/lib/queries/scope-href";
import type { Audit } from "@/lib/queries/trends/audit";
import { AuditBand } from "./audit-band";
import { LADDER_ROW } from "./ladder-row";

type Props = {
  readonly scope: Scope;
  readonly audit: Audit;
  readonly marks: readonly number[];
  readonly end: number;
};

/** The audited rate on the ladder's axis; it opens its sample. */
export function AuditRow({ scope, audit: { sample, audited, labelled }, marks, end }: Props) {
  const full = audited.scope === "full";
  const at = (share: number) => `${(100 * share) / end}%`;
  return (
    <li className={`${LADDER_ROW} px-0`}>
      <Link
        href={scopeHref(scope.suite.name, `samples/${sample.id}`, scope.values)}
        title={`${sample.name}: what people found`}
        className={`${LADDER_ROW} rounded-md py-1 text-ink hover:bg-hover`}
      >
        <span>audited</span>
        <span className="text-right">{percent(audited.rate, 1)}</span>
        <span className="relative h-3">
          {marks.map((mark) => (
            <span
              key={mark}
              className="absolute -inset-y-1 w-px bg-line sm:-inset-y-2"
              style={{ left: at(mark) }}
            />
          ))}
          <AuditBand audited={audited} end={end} />
          <span
            className={`absolute top-1/2 border-t-2 border-ink ${full ? "" : "border-dashed"}`}
            style={{ left: at(audited.low), width: at(audited.high - audited.low) }}
          />
          <span
            className={`absolute top-1/2 size-2.5 -translate-1/2 rounded-full border-2 border-ink ${full ? "bg-ink" : "bg-canvas"}`}
            style={{ left: at(audited.rate) }}
          />
        </span>
        <span className="col-span-3 text-ink-3 sm:col-span-1">
          [{intervalText(audited)}] · <Count value={labelled} /> labelled
          {!full && " · failures only"}
        </span>
      </Link>
    </li>
  );
}
