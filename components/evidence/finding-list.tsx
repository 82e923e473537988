import { ClaimChip } from "@/components/ui/claim-chip";
import { Literal } from "@/components/ui/literal";
import type { Finding } from "@/lib/grading/result";

/** Findings shown at first; a call with more says how many. */
const SHOWN = 30;

/** What is wrong, one finding a line: claim, kind, path, message. */
export function FindingList({ findings }: { readonly findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <ul aria-label="findings" className="space-y-0.5 border-t px-3 py-1.5">
      {findings.slice(0, SHOWN).map((finding) => (
        <li
          key={`${finding.claim} ${finding.kind} ${finding.path} ${finding.callIndex} ${finding.expectedIndex}`}
          className="flex flex-wrap items-baseline gap-x-2"
        >
          <span className="inline-flex items-center gap-1 self-center">
            <ClaimChip claim={finding.claim} />
            <span className="text-xs font-medium">{finding.kind}</span>
          </span>
          {finding.path !== null && (
            <span className="text-ink-2">
              at <Literal>{finding.path}</Literal>
            </span>
          )}
          <Literal className="min-w-0 flex-1 basis-72 font-sans text-sm text-ink-2">
            {finding.message}
          </Literal>
        </li>
      ))}
      {findings.length > SHOWN && (
        <li className="text-ink-3">
          and {(findings.length - SHOWN).toLocaleString("en")} more findings of this call
        </li>
      )}
    </ul>
  );
}
