import { CopyButton } from "@/components/ui/copy-button";
import { Notice } from "@/components/ui/notice";
import { auditSentence } from "@/lib/audit/audit-sentence";
import type { SampleEstimate } from "@/lib/queries/samples/sample-estimate";
import type { SampleRow } from "@/lib/queries/samples/sample-row";

type Props = { readonly sample: SampleRow; readonly estimate: SampleEstimate };

/** What the sample says, to be quoted, and all that has to be said beside it. */
export function AuditSaid({ sample, estimate }: Props) {
  const sentence = auditSentence(estimate);
  const begun = estimate.progress.labelled + estimate.progress.unresolved > 0 || sample.stopped !== null;
  const filtered = Object.keys(sample.population.filter).length > 0;
  return (
    <div className="space-y-2">
      <blockquote data-audit-sentence className="max-w-200 text-base text-pretty">
        {unbroken(sentence)}
      </blockquote>
      <div className="-ml-2">
        <CopyButton text={sentence} label="Copy the sentence" />
      </div>
      {begun && estimate.notice !== null && <Notice tone="warn">{unbroken(estimate.notice)}</Notice>}
      {estimate.reason !== null && <Notice tone={begun ? "warn" : "info"}>{estimate.reason}</Notice>}
      {sample.simulated && (
        <Notice tone="info">
          Simulated: nobody read these. Labels were taken from what the simulated agent really did, and all
          numbers are computed from them as they are from people’s.
        </Notice>
      )}
      {filtered && (
        <Notice tone="info">
          The population is narrowed. Failed {sample.unit} are those that bear a finding of the filter; clean
          ones bear none, so they are narrowed by run, model and case alone. The rates are of this population,
          not of the suite.
        </Notice>
      )}
    </div>
  );
}

/** No line begins with a percent sign. */
function unbroken(text: string): string {
  return text.replaceAll(" %", "\u00a0%");
}
