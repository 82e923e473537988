import { ButtonLink } from "@/components/ui/button-link";
import type { IngestResult } from "@/lib/commands/ingest/ingest-result";
import { suitePath } from "@/lib/queries/suite-path";

type Props = { readonly result: IngestResult; readonly onLeave: () => void };

const KINDS = ["record", "run", "case", "tool", "label"] as const;

/** What an upload brought, and where to look next. */
export function UploadResult({ result, onLeave }: Props) {
  const { counts, rejects, conflicts } = result;
  const said = KINDS.flatMap((kind) => {
    const { read, new: added, unchanged, replaced } = counts[kind];
    if (read === 0) return [];
    const parts = [
      added > 0 && `${added.toLocaleString("en")} new`,
      replaced > 0 && `${replaced.toLocaleString("en")} replaced`,
      unchanged > 0 && `${unchanged.toLocaleString("en")} unchanged`,
    ].filter(Boolean);
    return parts.length === 0 ? [] : [`${kind}s: ${parts.join(", ")}`];
  });
  const path = suitePath(result.suite);
  return (
    <>
      <p>
        In {result.suite} ({result.format}).
      </p>
      <ul>
        {said.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {rejects.total > 0 && (
          <li className="font-medium text-warn">
            {rejects.total.toLocaleString("en")} rejected; the rest came in
          </li>
        )}
        {conflicts.total > 0 && (
          <li className="font-medium text-warn">
            {conflicts.total.toLocaleString("en")} in conflict; the stored ones stay
          </li>
        )}
      </ul>
      <div className="mt-2 flex flex-wrap gap-2">
        <ButtonLink size="sm" tone="primary" href={path} onClick={onLeave}>
          Overview
        </ButtonLink>
        <ButtonLink size="sm" href={`${path}/ingests/${result.ingest}`} onClick={onLeave}>
          {rejects.total > 0 ? "See the rejects" : "This ingest"}
        </ButtonLink>
      </div>
    </>
  );
}
