import type { Metadata } from "next";
import type { SearchParams } from "nuqs/server";
import { Suspense } from "react";
import { RegradeNotice } from "@/components/contract/regrade-notice";
import { getReviewer } from "@/components/review/get-reviewer";
import { AdoptedNotice } from "@/components/rules/adopted-notice";
import { AdoptedRules } from "@/components/rules/adopted-rules";
import { AdoptionsSection } from "@/components/rules/adoptions-section";
import { ExportRules } from "@/components/rules/export-rules";
import { listAdoptedRules } from "@/components/rules/list-adopted-rules";
import { RulesTabs } from "@/components/rules/rules-tabs";
import { ToolsView } from "@/components/rules/tools-view";
import { Workbench } from "@/components/rules/workbench";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHead } from "@/components/ui/page-head";
import { Section } from "@/components/ui/section";
import { Skeleton } from "@/components/ui/skeleton";
import { findNewestRegrade } from "@/lib/queries/find-newest-regrade";
import { getScope } from "@/lib/queries/get-scope";
import { findRulesState } from "@/lib/queries/rules/find-rules-state";
import { listAdoptions } from "@/lib/queries/rules/list-adoptions";
import { rulesHref } from "@/lib/queries/rules/rules-href";
import { scopeHref } from "@/lib/queries/scope-href";
import { adopt, stopRegrade } from "./actions";
import { loadRulesParams } from "./search-params";

export const metadata: Metadata = { title: "Rules" };

type Props = { readonly params: Promise<{ suite: string }>; readonly searchParams: Promise<SearchParams> };

export default async function RulesPage({ params, searchParams }: Props) {
  const { suite: segment } = await params;
  const [scope, asked] = await Promise.all([getScope(segment, searchParams), loadRulesParams(searchParams)]);
  const { suite, values, runs, instrument } = scope;
  const [state, reviewer, regrade, adoptions, adopted] = await Promise.all([
    findRulesState(suite.id, scope.instruments),
    getReviewer(),
    findNewestRegrade(suite.id),
    listAdoptions(suite.id),
    listAdoptedRules(suite.id),
  ]);
  const graded = scope.instruments.some(({ level }) => level === "equivalent");
  const running = regrade !== null && ["pending", "running"].includes(regrade.state);
  const cancel = stopRegrade.bind(null, suite.name);
  const here = rulesHref(suite.name, values);
  const query = here.includes("?") ? here.slice(here.indexOf("?") + 1) : "";
  return (
    <div className="space-y-6 p-4 md:px-6">
      <PageHead
        title="Rules"
        note="what counts as equal: changed here, it is the assertion that changes, not the agent"
        action={<ExportRules suite={suite.name} />}
      />
      {asked.adopted !== null || (running && regrade.id === adoptions[0]?.regrade) ? (
        <AdoptedNotice scope={scope} adoptions={adoptions} regrade={regrade} cancel={cancel} />
      ) : (
        running && <RegradeNotice regrade={regrade} cancel={cancel} />
      )}
      {graded ? (
        <Workbench
          scope={{
            suite: suite.name,
            level: instrument.level,
            runs: runs?.map(({ runId }) => runId) ?? null,
            runKeys: runs?.map(({ key }) => key) ?? null,
            state,
            grading: running,
            reviewer,
            adopt: adopt.bind(null, segment, query),
          }}
          view={asked.view}
          tabs={<RulesTabs view={asked.view} />}
          tools={
            asked.view === "tools" && (
              <Suspense fallback={<Skeleton className="h-120" />}>
                <ToolsView scope={scope} tool={asked.tool} path={asked.path} />
              </Suspense>
            )
          }
        />
      ) : (
        <EmptyState
          title="Nothing was graded yet"
          action={
            <ButtonLink tone="primary" href={scopeHref(suite.name, "ingests", values)}>
              Add results
            </ButtonLink>
          }
        >
          A rule says what counts as equal: a list in another order, 42.00 for 4200 cents, an instant for its
          month. Once there are records, this page finds the rules that would settle findings, and shows what
          each would do to verdicts and labels before anything is changed.
        </EmptyState>
      )}
      {adopted.length > 0 && (
        <Section
          title="Adopted here"
          note="over the rules that came with the suite; dropping one goes through the draft, too"
          className="border-t pt-4"
        >
          <AdoptedRules rules={adopted} />
        </Section>
      )}
      {adoptions.length > 0 && (
        <div className="border-t pt-4">
          <AdoptionsSection scope={scope} adoptions={adoptions} />
        </div>
      )}
    </div>
  );
}
