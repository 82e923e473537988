import { createLoader } from "nuqs/server";
import { classifyCase } from "../../lib/compare/classify-case.ts";
import { chooseInstrument } from "../../lib/queries/choose-instrument.ts";
import { countDisagreements } from "../../lib/queries/compare/count-disagreements.ts";
import { countVerdictPairs } from "../../lib/queries/compare/count-verdict-pairs.ts";
import { effectInstruments } from "../../lib/queries/compare/effect-instruments.ts";
import { findRunPair } from "../../lib/queries/compare/find-run-pair.ts";
import { getComparison } from "../../lib/queries/compare/get-comparison.ts";
import { listComparedCases } from "../../lib/queries/compare/list-compared-cases.ts";
import { listContradictedLabels } from "../../lib/queries/compare/list-contradicted-labels.ts";
import { listDisagreementGroups } from "../../lib/queries/compare/list-disagreement-groups.ts";
import { listInstrumentHistory } from "../../lib/queries/compare/list-instrument-history.ts";
import { countUnsettledRuns } from "../../lib/queries/count-unsettled-runs.ts";
import { countCases } from "../../lib/queries/failures/count-cases.ts";
import { countInstruments } from "../../lib/queries/failures/count-instruments.ts";
import { countSignals } from "../../lib/queries/failures/count-signals.ts";
import { getFailureSummary } from "../../lib/queries/failures/get-failure-summary.ts";
import { listFacets } from "../../lib/queries/failures/list-facets.ts";
import { listFailureGroups } from "../../lib/queries/failures/list-failure-groups.ts";
import { listFindings } from "../../lib/queries/failures/list-findings.ts";
import { readFailureFilter } from "../../lib/queries/failures/read-failure-filter.ts";
import { failuresParams } from "../../lib/queries/failures-params.ts";
import { findNewestRegrade } from "../../lib/queries/find-newest-regrade.ts";
import { getFrame } from "../../lib/queries/get-frame.ts";
import { getOverview } from "../../lib/queries/get-overview.ts";
import { getScope } from "../../lib/queries/get-scope.ts";
import { listIngests } from "../../lib/queries/list-ingests.ts";
import { listTools } from "../../lib/queries/list-tools.ts";
import { listViolations } from "../../lib/queries/list-violations.ts";
import { findNeighbours } from "../../lib/queries/record/find-neighbours.ts";
import { getGradedRecord } from "../../lib/queries/record/get-graded-record.ts";
import { getRecord } from "../../lib/queries/record/get-record.ts";
import { listRecordVerdicts } from "../../lib/queries/record/list-record-verdicts.ts";
import { findRulesState } from "../../lib/queries/rules/find-rules-state.ts";
import { getSeenValues } from "../../lib/queries/rules/get-seen-values.ts";
import { listAdoptions } from "../../lib/queries/rules/list-adoptions.ts";
import { listParameterFindings } from "../../lib/queries/rules/list-parameter-findings.ts";
import { listParameters } from "../../lib/queries/rules/list-parameters.ts";
import { listRuleTools } from "../../lib/queries/rules/list-rule-tools.ts";
import { readRules } from "../../lib/queries/rules/read-rules.ts";
import { getTrends } from "../../lib/queries/trends/get-trends.ts";
import { trendsParams } from "../../lib/queries/trends/trends-params.ts";
import { countAccounts } from "../../lib/queries/witness/count-accounts.ts";
import { countDifferences } from "../../lib/queries/witness/count-differences.ts";
import { listDifferences } from "../../lib/queries/witness/list-differences.ts";
import type { PageBench, PageContext } from "./page-bench.ts";

const ROWS = 50;
const FACET_ROWS = { limit: 12 };
const loadFailures = createLoader(failuresParams);
const loadTrends = createLoader(trendsParams);

/** Every page and the addresses at which it is timed; one entry an address. */
export const PAGES: readonly PageBench[] = [
  {
    page: "Overview",
    at: "",
    firstByte: ({ suite }) => scopeAndFrame(suite, {}),
    whole: async ({ suite }) => getOverview((await scopeAndFrame(suite, {})).scope),
  },
  { page: "Failures", at: "failures", ...failures({}) },
  { page: "Failures, exact", at: "failures?instrument=exact", ...failures({ instrument: "exact" }) },
  { page: "Failures, one run", at: "failures?runs=~newest", ...failures({ runs: "~newest" }) },
  { page: "Failures, a tool", at: "failures?tool=refund_order", ...failures({ tool: "refund_order" }) },
  { page: "Failures, a case", at: "failures?case=case-7", ...failures({ case: "case-7" }) },
  { page: "Failures, by call", at: "failures?group=none", ...failures({ group: "none" }) },
  { page: "Failures, a word", at: "failures?q=case-39", ...failures({ q: "case-39" }) },
  {
    page: "Record",
    at: "records/…",
    firstByte: async (context) => recordHead(context),
    whole: async (context) => {
      const { scope, head, filter } = await recordHead(context);
      const { suiteId } = context;
      await Promise.all([
        getGradedRecord(head, { suiteId, instrument: scope.instrument, alternative: null }),
        findNeighbours(filter, "-run", head.key),
      ]);
    },
  },
  { page: "Trends", at: "trends", ...trends({}) },
  { page: "Trends, over days", at: "trends?over=days", ...trends({ over: "days" }) },
  {
    page: "Trends, calls by tool",
    at: "trends?unit=calls&by=tool",
    ...trends({ unit: "calls", by: "tool" }),
  },
  { page: "Trends, by claim", at: "trends?by=claim", ...trends({ by: "claim" }) },
  { page: "Rules", at: "rules", firstByte: rules, whole: rules },
  {
    page: "Rules, a parameter",
    at: "rules?view=tools&tool=refund_order&path=amount_cents",
    firstByte: rules,
    whole: async (context) => {
      const { scope } = await rules(context);
      await Promise.all([
        listRuleTools(scope),
        listParameters(scope, "refund_order"),
        getSeenValues(context.suiteId, "refund_order", "amount_cents"),
        listParameterFindings(scope, "refund_order", "amount_cents"),
      ]);
    },
  },
  {
    page: "Compare",
    at: "compare",
    firstByte: comparedRuns,
    whole: async (context) => {
      const { scope, pair } = await comparedRuns(context);
      const comparison = await getComparison(scope, pair);
      await listComparedCases(
        { suiteId: scope.suite.id, instrumentId: scope.instrument.id, ...pair },
        comparison.profiles.filter(({ a, b }) => classifyCase(a, b) === "newly_fails").map(({ key }) => key),
        { after: null, limit: 100 },
      );
    },
  },
  {
    page: "Instruments",
    at: "instruments?x=exact&y=equivalent",
    firstByte: instruments,
    whole: async (context) => {
      const { scope } = await instruments(context);
      const [x, y] = ["exact", "equivalent"].map((name) => chooseInstrument(scope.instruments, name));
      await Promise.all([
        countVerdictPairs(scope, x?.id ?? 0, y?.id ?? 0),
        listContradictedLabels(scope, scope.instrument),
      ]);
    },
  },
  {
    page: "Disagreements",
    at: "disagreements",
    firstByte: instruments,
    whole: async (context) => {
      const { scope, history } = await instruments(context);
      const pair = effectInstruments(history, scope.instrument);
      if (pair === null) return;
      await countDisagreements(scope, pair.effect.id);
      await listDisagreementGroups(scope, pair, "effects_hold");
    },
  },
  {
    page: "Log against wire",
    at: "witness",
    firstByte: ({ suite }) => scopeAndFrame(suite, {}),
    whole: async ({ suite }) => {
      const { scope } = await scopeAndFrame(suite, {});
      await Promise.all([
        countAccounts(scope),
        countDifferences(scope, { by: null, tools: "few", tool: null }),
        listDifferences(scope, { kind: null, tool: null, after: null, limit: ROWS }),
      ]);
    },
  },
  {
    page: "Contract",
    at: "contract",
    firstByte: contract,
    whole: contract,
  },
  {
    page: "Ingests",
    at: "ingests",
    firstByte: ingests,
    whole: ingests,
  },
];

async function scopeAndFrame(suite: string, search: Record<string, string>) {
  const scope = await getScope(suite, search);
  await getFrame(scope.suite.id);
  return { scope };
}

function failures(search: Record<string, string>): Pick<PageBench, "firstByte" | "whole"> {
  const firstByte = async ({ suite }: PageContext) => {
    const [{ scope }, params] = await Promise.all([scopeAndFrame(suite, search), loadFailures(search)]);
    return { scope, params };
  };
  return {
    firstByte,
    whole: async (context) => {
      const { scope, params } = await firstByte(context);
      const filter = await readFailureFilter(scope, params);
      await Promise.all([
        getFailureSummary(filter, scope.unit),
        listFacets(filter, FACET_ROWS),
        countCases(filter, FACET_ROWS),
        countSignals(filter),
        countInstruments(filter, scope.instruments),
        params.group === "none"
          ? listFindings(filter, { sort: params.sort, limit: ROWS })
          : listFailureGroups(filter, { sort: params.groupSort, limit: ROWS }),
      ]);
    },
  };
}

function trends(search: Record<string, string>): Pick<PageBench, "firstByte" | "whole"> {
  const firstByte = async ({ suite }: PageContext) => {
    const [{ scope }, params] = await Promise.all([scopeAndFrame(suite, search), loadTrends(search)]);
    return { scope, params };
  };
  return {
    firstByte,
    whole: async (context) => {
      const { scope, params } = await firstByte(context);
      await Promise.all([getTrends(scope, params, "UTC"), countUnsettledRuns(scope)]);
    },
  };
}

async function comparedRuns({ suite }: PageContext) {
  const { scope } = await scopeAndFrame(suite, {});
  const pair = await findRunPair(scope, { a: null, b: null });
  if (pair === "too_few" || "missing" in pair) throw new Error("The store has runs.");
  return { scope, pair };
}

async function instruments({ suite }: PageContext) {
  const { scope } = await scopeAndFrame(suite, {});
  return { scope, history: await listInstrumentHistory(scope.suite.id) };
}

async function recordHead({ suite, suiteId, nextRecord }: PageContext) {
  const [{ scope }, params, head] = await Promise.all([
    scopeAndFrame(suite, {}),
    loadFailures({}),
    getRecord(suiteId, nextRecord()),
  ]);
  await listRecordVerdicts(suiteId, head.key);
  return { scope, head, filter: await readFailureFilter(scope, params) };
}

async function rules({ suite, suiteId }: PageContext) {
  const { scope } = await scopeAndFrame(suite, {});
  await Promise.all([
    findRulesState(suiteId, scope.instruments),
    findNewestRegrade(suiteId),
    listAdoptions(suiteId),
    readRules(suiteId),
  ]);
  return { scope };
}

async function contract({ suite, suiteId }: PageContext): Promise<void> {
  await scopeAndFrame(suite, {});
  await Promise.all([listViolations(suiteId, null), listTools(suiteId, null)]);
}

async function ingests({ suite }: PageContext): Promise<void> {
  const { scope } = await scopeAndFrame(suite, {});
  await listIngests(scope.suite, null);
}
