import type { Metadata } from "next";
import type { SearchParams } from "nuqs/server";
import { RegradeNotice } from "@/components/contract/regrade-notice";
import { ToolsTable } from "@/components/contract/tools-table";
import { Violations } from "@/components/contract/violations";
import { Warnings } from "@/components/contract/warnings";
import { ButtonLink } from "@/components/ui/button-link";
import { Count } from "@/components/ui/count";
import { PageHead } from "@/components/ui/page-head";
import { Section } from "@/components/ui/section";
import { countWaiting } from "@/lib/queries/count-waiting";
import { findNewestRegrade } from "@/lib/queries/find-newest-regrade";
import { getScope } from "@/lib/queries/get-scope";
import { listTools } from "@/lib/queries/list-tools";
import { listViolationCases } from "@/lib/queries/list-violation-cases";
import { listViolations, type ViolationCursor } from "@/lib/queries/list-violations";
import { scopeHref } from "@/lib/queries/scope-href";
import { stopRegrade } from "../rules/actions";
import { declareEffect } from "./actions";
import { contractQuery, loadContractParams } from "./search-params";

export const metadata: Metadata = { title: "Contract" };

type Props = { readonly params: Promise<{ suite: string }>; readonly searchParams: Promise<SearchParams> };

export default async function ContractPage({ params, searchParams }: Props) {
  const [scope, wanted] = await Promise.all([
    params.then(({ suite }) => getScope(suite, searchParams)),
    loadContractParams(searchParams),
  ]);
  const { suite, values } = scope;
  const [violations, tools, regrade, waiting] = await Promise.all([
    listViolations(suite.id, violationCursor(wanted.violationsAfter)),
    listTools(suite.id, toolCursor(wanted.toolsAfter)),
    findNewestRegrade(suite.id),
    countWaiting(suite.id),
  ]);
  const errors = violations.rows.filter((row) => row.severity === "error");
  const group = violations.rows.find((row) => row.firstId === wanted.open);
  const cases = group && (await listViolationCases(suite.id, group.code, group.group, wanted.casesAfter));
  const base = scopeHref(suite.name, "contract", values);
  const here = (change: Parameters<typeof contractQuery>[1]) =>
    contractQuery(contractQuery(base, wanted), change);
  const lastCase = cases?.rows.at(-1);
  const lastGroup = violations.rows.at(-1);
  const lastTool = tools.rows.at(-1);

  return (
    <div className="space-y-6 p-4 md:px-6">
      <PageHead
        title="Contract"
        note="where the suite contradicts itself: mended here, it is no failure of the agent"
      />
      {regrade && <RegradeNotice regrade={regrade} cancel={stopRegrade.bind(null, suite.name)} />}
      <Section
        title="Violations"
        note={
          waiting.brokenCases > 0 && (
            <>
              the records of <Count value={waiting.brokenCases} />{" "}
              {waiting.brokenCases === 1 ? "case" : "cases"} are ungraded until the errors are mended
            </>
          )
        }
      >
        {errors.length === 0 ? (
          <p className="py-2 text-ink-2">
            {wanted.violationsAfter === null
              ? "No errors. Every expectation that could be checked names tools and arguments that exist, and literals that their schemas take."
              : "No more errors."}
          </p>
        ) : (
          <Violations
            groups={errors}
            opened={
              group && cases
                ? {
                    firstId: group.firstId,
                    cases: cases.rows,
                    nextHref: cases.more && lastCase ? here({ casesAfter: lastCase.id }) : null,
                  }
                : null
            }
            hrefOf={(row) => here({ open: row?.firstId ?? null, casesAfter: null })}
          />
        )}
        <Warnings groups={violations.rows.filter((row) => row.severity === "warning")} />
        {violations.more && lastGroup && (
          <ButtonLink
            size="sm"
            className="mt-3"
            href={here({
              violationsAfter: `${lastGroup.severity}.${lastGroup.count}.${lastGroup.firstId}`,
              open: null,
              casesAfter: null,
            })}
          >
            Next violations
          </ButtonLink>
        )}
      </Section>
      <Section
        title="Tools"
        note="an effect said here grades the suite anew; without a schema, K2, K4 and K6 are not checked"
      >
        {tools.rows.length === 0 ? (
          <p className="py-2 text-ink-2">
            No tools came with this suite, and none were called. Send them as objects of kind tool: with their
            schemas, expectations are checked against what the tools take.
          </p>
        ) : (
          <ToolsTable
            scope={scope}
            rows={tools.rows}
            sampled={tools.sampled}
            declare={declareEffect.bind(null, suite.name)}
          />
        )}
        {tools.more && lastTool && (
          <ButtonLink
            size="sm"
            className="mt-3"
            href={here({ toolsAfter: `${rankOf(lastTool)}.${lastTool.key}` })}
          >
            Next tools
          </ButtonLink>
        )}
      </Section>
    </div>
  );
}

function violationCursor(text: string | null): ViolationCursor | null {
  const match = text?.match(/^(error|warning)\.(\d{1,9})\.(\d{1,9})$/);
  if (!match) return null;
  return { severity: match[1] ?? "", count: Number(match[2]), firstId: Number(match[3]) };
}

function toolCursor(text: string | null) {
  const match = text?.match(/^([0-2])\.([\s\S]*)$/);
  return match ? { rank: Number(match[1]), key: match[2] ?? "" } : null;
}

function rankOf(tool: { readonly registered: boolean; readonly effect: string | null }): number {
  if (!tool.registered) return 1;
  return tool.effect === null ? 0 : 2;
}
