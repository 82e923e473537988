import { createLoader } from "nuqs/server";
import { beforeAll, describe, expect, it } from "vitest";
import { listFindings } from "../../lib/queries/failures/list-findings.ts";
import { readFailureFilter } from "../../lib/queries/failures/read-failure-filter.ts";
import { failuresParams } from "../../lib/queries/failures-params.ts";
import type { FindingSort } from "../../lib/queries/finding-sorts.ts";
import { getScope } from "../../lib/queries/get-scope.ts";
import { findNeighbours } from "../../lib/queries/record/find-neighbours.ts";
import { getRecord } from "../../lib/queries/record/get-record.ts";
import { failureSuite } from "./failure-suite.ts";
import { freshDatabase } from "./fresh-database.ts";
import { ingestText } from "./ingest-text.ts";

freshDatabase();

const SUITE = "walk";
const load = createLoader(failuresParams);

beforeAll(async () => {
  await ingestText(failureSuite(SUITE));
});

/** The filter of a query, and its records in the order of the list, each once. */
async function walkOf(query: Record<string, string>) {
  const scope = await getScope(SUITE, query);
  const params = await load(query);
  const filter = await readFailureFilter(scope, params);
  const ids: string[] = [];
  for (let after: string | undefined; ; ) {
    const page = await listFindings(filter, { sort: params.sort, limit: 100, ...(after ? { after } : {}) });
    for (const row of page.rows) if (!ids.includes(row.recordId)) ids.push(row.recordId);
    if (page.next === null) break;
    after = page.next;
  }
  const stand = async (recordId: string, sort: FindingSort = params.sort) =>
    findNeighbours(filter, sort, (await getRecord(scope.suite.id, recordId)).key);
  return { ids, stand, sort: params.sort };
}

describe("the records before and after one", () => {
  it.each<Record<string, string>>([
    { sort: "-run" },
    { sort: "run" },
    { sort: "case" },
    { sort: "-case" },
    { sort: "-run", claim: "value" },
    { sort: "case", tool: "close_ticket" },
    { sort: "run", q: "refund" },
    { sort: "-run", runs: "r2,r3" },
  ])("follow the list of findings under %j", async (query) => {
    const { ids, stand } = await walkOf(query);
    expect(ids.length).toBeGreaterThan(1);
    for (const [index, id] of ids.entries()) {
      expect(await stand(id)).toEqual({
        previous: ids[index - 1] ?? null,
        next: ids[index + 1] ?? null,
        position: index + 1,
        total: ids.length,
        totalIsMore: false,
      });
    }
  });

  it("are told of a record that is not in the filter, which has no position", async () => {
    const all = await walkOf({ sort: "-run" });
    const some = await walkOf({ sort: "-run", runs: "r1" });
    const outside = all.ids.find((id) => !some.ids.includes(id)) ?? "";
    expect(await some.stand(outside)).toMatchObject({ position: null, total: some.ids.length });
  });

  it("follow the runs where the list's order would put a record in several places", async () => {
    const { ids } = await walkOf({ sort: "-run" });
    const { stand } = await walkOf({ sort: "signature" });
    for (const [index, id] of ids.slice(0, 5).entries()) expect((await stand(id)).next).toBe(ids[index + 1]);
  });
});
