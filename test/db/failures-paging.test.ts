import { createLoader } from "nuqs/server";
import { beforeAll, describe, expect, it } from "vitest";
import type { FailureFilter } from "../../lib/queries/failures/failure-filter.ts";
import { listFindings } from "../../lib/queries/failures/list-findings.ts";
import { readAllFindings } from "../../lib/queries/failures/read-all-findings.ts";
import { readFailureFilter } from "../../lib/queries/failures/read-failure-filter.ts";
import { failuresParams } from "../../lib/queries/failures-params.ts";
import { FINDING_SORTS, type FindingSort } from "../../lib/queries/finding-sorts.ts";
import { getScope } from "../../lib/queries/get-scope.ts";
import { failureSuite } from "./failure-suite.ts";
import { freshDatabase } from "./fresh-database.ts";
import { ingestText } from "./ingest-text.ts";

freshDatabase();

const load = createLoader(failuresParams);
const SUITE = "paging";

beforeAll(async () => {
  await ingestText(failureSuite(SUITE));
});

async function read(query: string): Promise<FailureFilter> {
  const scope = await getScope(SUITE, Object.fromEntries(new URLSearchParams(query)));
  return readFailureFilter(scope, load(new URLSearchParams(query)));
}

async function exported(filter: FailureFilter, sort: FindingSort): Promise<string[]> {
  const keys = [];
  for await (const row of readAllFindings(filter, sort, { suite: SUITE, instrument: "equivalent.v1" })) {
    keys.push(`${row.record} ${row.finding}`);
  }
  return keys;
}

/** Every page from the first on; `between` runs after each. */
async function paged(filter: FailureFilter, sort: FindingSort, between?: (page: number) => Promise<void>) {
  const rows = [];
  let after: string | undefined;
  let page = 0;
  do {
    const got = await listFindings(filter, { sort, limit: 7, ...(after !== undefined && { after }) });
    rows.push(...got.rows);
    after = got.next ?? undefined;
    page += 1;
    await between?.(page);
  } while (after !== undefined);
  return rows;
}

const keyOf = (row: { recordId: string; seq: number }) => `${row.recordId} ${row.seq}`;

describe.each(FINDING_SORTS)("ordered by %s", (sort) => {
  it.each(["", "claim=value&claim=count", "q=refund", "signal=repeat", "case=refund&runs=r2,r3"])(
    "the union of the pages is the export, row by row, under the filter %j",
    async (query) => {
      const filter = await read(query);
      const rows = (await paged(filter, sort)).map(keyOf);
      expect(rows.length).toBeGreaterThan(0);
      expect(rows).toEqual(await exported(filter, sort));
      expect(new Set(rows).size).toBe(rows.length);
    },
  );

  it("walking back from any row gives the rows before it", async () => {
    const filter = await read("");
    const rows = await paged(filter, sort);
    for (const place of [0, 1, 8, rows.length - 1]) {
      const row = rows[place];
      if (row === undefined) throw new Error("too few rows");
      const back = await listFindings(filter, { sort, limit: 5, before: row.cursor });
      expect(back.rows.map(keyOf)).toEqual(rows.slice(Math.max(0, place - 5), place).map(keyOf));
      expect(back.next).toBe(place > 5 ? (back.rows[0]?.cursor ?? null) : null);
    }
  });
});

describe("while rows come in", () => {
  it("no row of before is lost or shown twice, and runs that share their time stay apart", async () => {
    const filter = await read("");
    const before = await exported(filter, "-run");
    const added = failureSuite(SUITE).filter((line) => line.kind === "record" && line.run_id === "r2");
    const rows = await paged(filter, "-run", async (page) => {
      if (page > 4) return;
      // In a run that is newer than all, in the runs being paged, and in one older than all.
      const at = [
        "2026-12-01T00:00:00Z",
        "2026-11-08T00:00:00Z",
        "2026-10-01T00:00:00Z",
        "2026-11-08T00:00:00Z",
      ][page - 1];
      const run_id = `late-${page}`;
      await ingestText([
        { kind: "suite", suite: SUITE },
        { kind: "run", run_id, started_at: at },
        ...added.map((line) => ({ ...line, run_id, record_id: `${run_id} ${line.record_id}` })),
      ]);
    });
    const keys = rows.map(keyOf);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => !key.startsWith("late-"))).toEqual(before);
    expect(keys.some((key) => key.startsWith("late-3"))).toBe(true);
  });
});
