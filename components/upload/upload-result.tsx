import { ButtonLink } from "@/components/ui/button-link";
import { suitePath } from "@/lib/queries/suite-path";
import { FileLines } from "./file-lines";
import type { IngestStatus } from "./ingest-status";

type Props = { readonly status: IngestStatus; readonly onLeave: () => void };

const KINDS = ["record", "run", "case", "tool", "label"] as const;

/** What an upload brought, and where to look next. */
export function UploadResult({ status, onLeave }: Props) {
  const { suite, counts, rejects_total: rejects, conflicts_total: conflicts } = status;
  const said = KINDS.flatMap((kind) => {
    const count = counts[kind];
    const parts = [
      count?.new && `${count.new.toLocaleString("en")} new`,
      count?.replaced && `${count.replaced.toLocaleString("en")} replaced`,
      count?.unchanged && `${count.unchanged.toLocaleString("en")} unchanged`,
    ].filter(Boolean);
    return parts.length === 0 ? [] : [`${kind}s: ${parts.join(", ")}`];
  });
  const broken = status.state !== "complete";
  return (
    <>
      {broken && (
        <p className="text-fail">
          {status.error ?? "It stopped half-way."} What was written before is kept and marked incomplete; send
          the same files again to complete it.
        </p>
      )}
      {!broken && suite !== null && (
        <p>
          In {suite}
          {status.format !== null && ` (${status.format})`}.
        </p>
      )}
      <ul>
        {said.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {rejects > 0 && (
          <li className="font-medium text-warn">
            {rejects.toLocaleString("en")} rejected{said.length > 0 && "; the rest came in"}
          </li>
        )}
        {conflicts > 0 && (
          <li className="font-medium text-warn">
            {conflicts.toLocaleString("en")} in conflict; the stored ones stay
          </li>
        )}
      </ul>
      {(status.files.length > 1 || status.files.some(({ rejects }) => rejects > 0)) && (
        <FileLines files={status.files} suite={suite} onLeave={onLeave} />
      )}
      {suite !== null && (
        <div className="mt-2 flex flex-wrap gap-2">
          {said.length > 0 && (
            <ButtonLink size="sm" tone="primary" href={suitePath(suite)} onClick={onLeave}>
              Overview
            </ButtonLink>
          )}
          <ButtonLink size="sm" href={`${suitePath(suite)}/ingests/${status.ingest}`} onClick={onLeave}>
            {rejects > 0 ? "See the rejects" : "This ingest"}
          </ButtonLink>
        </div>
      )}
    </>
  );
}
