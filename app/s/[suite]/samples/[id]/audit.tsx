import { AgreementSection } from "@/components/samples/agreement-section";
import { AuditSaid } from "@/components/samples/audit-said";
import { CausesSection } from "@/components/samples/causes-section";
import { InstrumentsTable } from "@/components/samples/instruments-table";
import type { PageSample } from "@/components/samples/page-sample";
import { ProgressLines } from "@/components/samples/progress-lines";
import { RateStepsView } from "@/components/samples/rate-steps-view";
import { StrataTable } from "@/components/samples/strata-table";
import { Section } from "@/components/ui/section";
import { getEstimate } from "@/lib/queries/samples/get-estimate";

/** All that the labels of a sample say: the sentence first, then what it rests on. */
export async function Audit({ scope, sample }: Pick<PageSample, "scope" | "sample">) {
  const estimate = await getEstimate(scope.suite.id, sample);
  const shown = { scope, sample, estimate };
  return (
    <div className="space-y-6">
      <AuditSaid sample={sample} estimate={estimate} />
      <div className="grid gap-6 border-t pt-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <RateStepsView {...shown} />
        <div className="space-y-6">
          <AgreementSection {...shown} />
          <Section title="Progress">
            <ProgressLines sample={sample} />
          </Section>
        </div>
      </div>
      <StrataTable {...shown} />
      <div className="border-t pt-4">
        <CausesSection {...shown} />
      </div>
      <div className="border-t pt-4">
        <InstrumentsTable {...shown} />
      </div>
    </div>
  );
}
