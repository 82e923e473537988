import { Literal } from "@/components/ui/literal";
import { VerdictBadge } from "@/components/ui/verdict-badge";
import type { RecordVerdict } from "@/lib/queries/record/list-record-verdicts";
import { disagreement } from "./disagreement";
import type { ShownRecord } from "./shown-record";

/** The verdict of each instrument, their reasons, and whether they agree. */
export function VerdictRow({ scope, head, verdicts }: Pick<ShownRecord, "scope" | "head" | "verdicts">) {
  const shown = verdicts.filter((verdict) => verdict.current || verdict.instrumentId === scope.instrument.id);
  const chosen = shown.find((verdict) => verdict.instrumentId === scope.instrument.id);
  const said = disagreement(shown);
  return (
    <div className="space-y-1">
      <ul aria-label="verdicts" className="flex flex-wrap gap-1.5">
        {shown.map((verdict) => (
          <li
            key={verdict.instrumentId}
            className={verdict === chosen ? "rounded-sm outline-2 outline-accent" : undefined}
          >
            <VerdictBadge
              verdict={verdict.verdict}
              by={nameOf(verdict)}
              title={verdict.reason ?? (verdict === chosen ? "the chosen instrument" : undefined)}
            />
          </li>
        ))}
      </ul>
      {said !== null && <p className="text-ink-2">{said}</p>}
      {chosen?.reason != null && (
        <p className="text-ink-2">
          Ungraded: <Literal className="font-sans text-sm">{chosen.reason}</Literal>
        </p>
      )}
      {head.harnessReason !== null && (
        <p className="text-ink-2">
          The harness said:{" "}
          <Literal className="font-sans text-sm">{head.harnessReason.slice(0, 2000)}</Literal>
        </p>
      )}
      {head.error !== null && (
        <p className="text-ink-2">
          The run itself broke: <Literal className="font-sans text-sm">{head.error.slice(0, 2000)}</Literal>
        </p>
      )}
    </div>
  );
}

function nameOf({ level, version, current }: RecordVerdict): string {
  return level === "harness" ? level : `${level} v${version}${current ? "" : " (not current)"}`;
}
