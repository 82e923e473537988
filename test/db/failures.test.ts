import { createLoader } from "nuqs/server";
import { beforeAll, describe, expect, it } from "vitest";
import { encodeStoredText } from "../../lib/json/encode-stored-text.ts";
import { FAILURE_GROUP_SORTS } from "../../lib/queries/failure-group-sorts.ts";
import { countCases } from "../../lib/queries/failures/count-cases.ts";
import { countInstruments } from "../../lib/queries/failures/count-instruments.ts";
import { countSignals } from "../../lib/queries/failures/count-signals.ts";
import type { FacetValues } from "../../lib/queries/failures/facet-values.ts";
import { getFailureSummary } from "../../lib/queries/failures/get-failure-summary.ts";
import { listFacets } from "../../lib/queries/failures/list-facets.ts";
import { listFailureGroups } from "../../lib/queries/failures/list-failure-groups.ts";
import { readFailureFilter } from "../../lib/queries/failures/read-failure-filter.ts";
import { searchPattern } from "../../lib/queries/failures/search-pattern.ts";
import { failuresParams } from "../../lib/queries/failures-params.ts";
import { getScope } from "../../lib/queries/get-scope.ts";
import type { Scope } from "../../lib/queries/scope.ts";
import { failureSuite } from "./failure-suite.ts";
import { freshDatabase } from "./fresh-database.ts";
import { ingestText } from "./ingest-text.ts";
import { type StoredFinding, storedFindings } from "./stored-findings.ts";

freshDatabase();

const load = createLoader(failuresParams);
const SUITE = "failures";
const HALF = encodeStoredText("half \ud83d");
const QUERIES: readonly string[] = [
  "",
  "claim=value",
  "claim=value&claim=type",
  "kind=wrong_type&claim=value",
  "tool=issue_refund&path=cents",
  "path=",
  "model=m-1",
  "model=&model=m-2",
  "runs=r2,r3",
  "runs=r2&model=m-1",
  "case=refund&case=50%25_off",
  `case=${encodeURIComponent(HALF)}&claim=count`,
  "case=refund&tool=close_ticket&runs=r1",
  "signal=repeat",
  "signal=raw_form&signal=repeat&claim=extra",
  "q=refund",
  "q=%25",
  "q=50%25_",
  "q=SURE%22",
  "q=cents&claim=type",
  "q=%C3%9CN%C3%8F",
  "q=nothing-contains-this",
  "q=order&signal=repeat&case=refund",
  "q=_",
  "q=e",
  "tool=no_such_tool",
  "runs=no_such_run",
];

let all: readonly StoredFinding[] = [];
let scopeOf: (query: string) => Promise<Scope>;

beforeAll(async () => {
  await ingestText(failureSuite(SUITE));
  scopeOf = (query) => getScope(SUITE, Object.fromEntries(new URLSearchParams(query)));
  const { suite, instrument } = await scopeOf("");
  all = await storedFindings(suite.id, instrument.id);
});

async function read(query: string) {
  const scope = await scopeOf(query);
  const params = load(new URLSearchParams(query));
  return { scope, params, filter: await readFailureFilter(scope, params) };
}

type Part = "claim" | "kind" | "tool" | "path" | "case" | "run" | "model" | "signal";

/** The findings that a URL asks for, taken one by one; `except` leaves a facet's own choice out. */
function expected(query: string, except?: Part): readonly StoredFinding[] {
  const params = load(new URLSearchParams(query));
  const text = params.q.trim().toLowerCase();
  const holds = (part: Part, wanted: readonly string[], values: readonly string[]) =>
    part === except || wanted.length === 0 || values.some((value) => wanted.includes(value));
  return all.filter(
    (row) =>
      holds("claim", params.claim, [row.claim]) &&
      holds("kind", params.kind, [row.kind]) &&
      holds("tool", params.tool, [row.tool]) &&
      holds("path", params.path, [row.path]) &&
      holds("case", params.case, [row.case]) &&
      holds("run", params.runs, [row.run]) &&
      holds("model", params.model, [row.model]) &&
      holds("signal", params.signal, row.signals) &&
      (text === "" ||
        [row.case, row.tool, row.path, row.message].some((value) => value.toLowerCase().includes(text))),
  );
}

function tally(rows: readonly StoredFinding[], valuesOf: (row: StoredFinding) => readonly string[]) {
  const counts = new Map<string, number>();
  for (const row of rows) for (const value of valuesOf(row)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Object.fromEntries(counts);
}

const counted = (facet: FacetValues | undefined) =>
  Object.fromEntries((facet?.values ?? []).map(({ value, findings }) => [value, findings]));

describe("the suite of these tests", () => {
  it("fails in several claims, cases, runs and signals, or it would show little", () => {
    expect(all.length).toBeGreaterThan(60);
    expect(Object.keys(tally(all, (row) => [row.claim])).length).toBeGreaterThanOrEqual(4);
    expect(Object.keys(tally(all, (row) => row.signals)).length).toBeGreaterThanOrEqual(1);
  });
});

describe.each(QUERIES)("under the filter %j", (query) => {
  it("each facet counts what ticking its value would bring", async () => {
    const { filter } = await read(query);
    const facets = await listFacets(filter, { limit: 1000 });
    for (const part of ["claim", "kind", "tool", "path", "run", "model"] as const) {
      const values = facets.find(({ facet }) => facet === part);
      expect(counted(values), part).toEqual(tally(expected(query, part), (row) => [row[part]]));
      expect(values?.total, part).toBe(values?.values.length);
    }
    expect(counted(await countCases(filter, { limit: 1000 }))).toEqual(
      tally(expected(query, "case"), (row) => [row.case]),
    );
    expect(counted(await countSignals(filter))).toEqual(
      tally(expected(query, "signal"), (row) => row.signals),
    );
  });

  it("the summary counts the whole set in both units", async () => {
    const { filter } = await read(query);
    const rows = expected(query);
    const records = await getFailureSummary(filter, "records");
    expect(records).toMatchObject({
      findings: rows.length,
      signatures: new Set(rows.map((row) => row.signature)).size,
      bearers: new Set(rows.map((row) => row.recordKey)).size,
    });
    const calls = await getFailureSummary(filter, "calls");
    const bearing = rows.filter((row) => row.call !== null).map((row) => `${row.recordKey}.${row.call}`);
    expect(calls).toMatchObject({ findings: rows.length, bearers: new Set(bearing).size });
  });

  it("the groups are its signatures with their counts, however they are ordered and paged", async () => {
    const { filter } = await read(query);
    const rows = expected(query);
    const want = Object.entries(tally(rows, (row) => [String(row.signature)])).map(([id, findings]) => {
      const own = rows.filter((row) => String(row.signature) === id);
      return {
        signatureId: Number(id),
        findings,
        records: new Set(own.map((row) => row.recordKey)).size,
        cases: new Set(own.map((row) => row.case)).size,
        lastSeen: Math.max(...own.map((row) => row.runAt)),
      };
    });
    const byId = (a: { signatureId: number }, b: { signatureId: number }) => a.signatureId - b.signatureId;
    for (const sort of FAILURE_GROUP_SORTS) {
      const got = [];
      let after: string | undefined;
      do {
        const page = await listFailureGroups(filter, {
          sort,
          limit: 3,
          ...(after !== undefined && { after }),
        });
        got.push(...page.rows);
        after = page.next ?? undefined;
      } while (after !== undefined);
      const seen = got.map(({ signatureId, findings, records, cases, lastSeen }) => ({
        signatureId,
        findings,
        records,
        cases,
        lastSeen: Date.parse(lastSeen.at),
      }));
      expect(seen.toSorted(byId), sort).toEqual(want.toSorted(byId));
      const name = sort.replace("-", "");
      if (name === "findings" || name === "records" || name === "cases") {
        const values = seen.map((row) => row[name]);
        const ordered = values.toSorted((a, b) => (sort.startsWith("-") ? b - a : a - b));
        expect(values, sort).toEqual(ordered);
      }
      for (const row of got) expect(row.trend.reduce((sum, n) => sum + n, 0)).toBe(row.findings);
    }
  });
});

describe("a facet", () => {
  it("shows the commonest values first, says how many there are, and can be searched", async () => {
    const { filter } = await read("");
    const [tool] = (await listFacets(filter, { limit: 1 })).filter(({ facet }) => facet === "tool");
    const counts = Object.entries(tally(all, (row) => [row.tool]));
    expect(tool?.values).toHaveLength(1);
    expect(tool?.total).toBe(counts.length);
    expect(tool?.values[0]?.findings).toBe(Math.max(...counts.map(([, n]) => n)));
    const found = await countCases(filter, { find: searchPattern("%_O"), limit: 10 });
    expect(found.values.map(({ value }) => value)).toEqual(["50%_off"]);
  });
});

describe("the instruments", () => {
  it("are each counted under the same filter", async () => {
    const { filter, scope } = await read("tool=issue_refund");
    const counts = await countInstruments(filter, scope.instruments);
    for (const { instrument, findings } of counts) {
      const rows = await storedFindings(scope.suite.id, instrument.id);
      expect(findings, instrument.level).toBe(rows.filter((row) => row.tool === "issue_refund").length);
    }
    expect(counts.map(({ instrument }) => instrument.level)).toContain("exact");
  });
});
