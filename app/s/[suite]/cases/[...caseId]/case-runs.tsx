import { CaseRunsTable } from "@/components/cases/case-runs-table";
import { Section } from "@/components/ui/section";
import { listCaseRuns } from "@/lib/queries/cases/list-case-runs";
import { recordPage } from "@/lib/queries/record-page";
import { scopeHref } from "@/lib/queries/scope-href";
import type { ShownCase } from "./shown-case";

/** The records of a case, run by run, by the verdict of the chosen instrument. */
export async function CaseRuns({ scope, caseId, versions }: ShownCase) {
  const { runs, more } = await listCaseRuns(scope, caseId);
  const { level, version } = scope.instrument;
  return (
    <Section
      title="Records over runs"
      note={`by the verdict of ${level} v${version}, newest run first${more ? `; the newest ${runs.length} runs` : ""}`}
    >
      {runs.length === 0 ? (
        <p className="py-4 text-ink-2">
          {scope.runs === null
            ? "No run has a record of this case yet. The next one that executes it will stand here."
            : "None of the chosen runs has a record of this case. Choose all runs above to see the others."}
        </p>
      ) : (
        <CaseRunsTable
          runs={runs}
          current={versions.find((one) => one.current)?.version ?? null}
          hrefOf={(recordId) => scopeHref(scope.suite.name, recordPage(recordId), scope.values)}
        />
      )}
    </Section>
  );
}
