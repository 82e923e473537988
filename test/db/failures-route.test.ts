import { beforeAll, describe, expect, it } from "vitest";
import { GET as getExport } from "../../app/api/suites/[suite]/failures/export/route.ts";
import { GET as getFacet } from "../../app/api/suites/[suite]/failures/facet/route.ts";
import { GET as getGroups } from "../../app/api/suites/[suite]/failures/groups/route.ts";
import { GET as getPage } from "../../app/api/suites/[suite]/failures/page/route.ts";
import { pool } from "../../lib/db/pool.ts";
import type { FindingExportRow } from "../../lib/exports/finding-export-row.ts";
import { readCsv } from "../fixtures/read-csv.ts";
import { failureSuite } from "./failure-suite.ts";
import { freshDatabase } from "./fresh-database.ts";
import { ingestText } from "./ingest-text.ts";

freshDatabase();

const SUITE = "a/b ü";
type Route = typeof getPage;

beforeAll(async () => {
  await ingestText(failureSuite(SUITE));
});

function ask(route: Route, query: string, suite = SUITE): Promise<Response> {
  return route(new Request(`http://localhost/?${query}`), {
    params: Promise.resolve({ suite }),
  });
}

async function ndjson(query: string): Promise<FindingExportRow[]> {
  const response = await ask(getExport, `format=ndjson&${query}`);
  expect(response.status).toBe(200);
  return (await response.text())
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

describe("an export", () => {
  it("as NDJSON has every text as it was recorded, long and strange ones whole", async () => {
    const rows = await ndjson("");
    const long = rows.find((row) => (row.arguments_raw?.length ?? 0) > 300_000);
    expect(long?.arguments_raw).toBe(`{"note": "${"x".repeat(300_000)}"}`);
    expect(long?.cut).toContain("actual");
    expect(rows.map((row) => row.case)).toEqual(
      expect.arrayContaining(["half \ud83d", "nul \0 case", '=case,"x"']),
    );
    expect(rows.every((row) => row.suite === SUITE && row.instrument === "equivalent.v1")).toBe(true);
  });

  it("as CSV has the same rows, with the cells that would run made harmless and named", async () => {
    const rows = await ndjson("");
    const response = await ask(getExport, "format=csv");
    expect(response.headers.get("content-disposition")).toBe(
      'attachment; filename="a-b-failures-equivalent.v1.csv"',
    );
    const [head, ...lines] = readCsv(await response.text());
    const column = (name: string) => head?.indexOf(name) ?? -1;
    expect(lines).toHaveLength(rows.length);
    for (const [place, row] of rows.entries()) {
      const line = lines[place];
      expect(line?.[column("finding")]).toBe(String(row.finding));
      if (row.case.startsWith("=")) {
        expect(line?.[column("case")]).toBe(`'${row.case}`);
        expect(line?.[column("neutralised")]?.split(" ")).toContain("case");
      }
      if (row.actual === "-1") expect(line?.[column("actual")]).toBe("-1");
    }
  });

  it("keeps to the filter", async () => {
    const rows = await ndjson("claim=type&runs=r2");
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => row.claim === "type" && row.run === "r2")).toBe(true);
  });

  it("lets its connection go when the reader goes away", async () => {
    const response = await ask(getExport, "format=ndjson");
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    await expect.poll(() => pool().totalCount - pool().idleCount).toBe(0);
    const { rows } = await pool().query("select count(*)::int as n from pg_cursors");
    expect(rows).toEqual([{ n: 0 }]);
  });

  it("refuses a format that it does not know", async () => {
    expect((await ask(getExport, "format=xlsx")).status).toBe(400);
  });
});

const STRANGE = {
  "U+0000": "q=%00",
  "ten kilobytes of wildcards": `q=${"%25".repeat(10_000)}`,
  "half a surrogate pair": "q=%ED%A0%BD",
  "a backslash": "q=%5C",
  quotes: `q=${"a%27%22".repeat(1500)}`,
  "the marker of stored text": "q=%10%02",
  "U+0000 in every facet": "tool=%00&path=%00&case=%00&model=%00",
  "forged stored text": "case=%10%02%00",
  "U+0000 as a run": "runs=%00",
  "forged runs": "runs=%10%02%00,,",
  "a huge signature": "signature=99999999999999999999",
  "negative signatures": "signature=-1&signature=1e9",
  "a huge opened group": "open=99999999999",
  "an odd instrument": "instrument=%00.v%00",
  "odd orders": "sort=%00&groupSort=x&unit=%00",
  "names of prototypes": "claim=__proto__&kind=constructor",
};

describe.each([
  ["page", getPage],
  ["groups", getGroups],
  [
    "facet",
    (request: Request, context: Parameters<Route>[1]) =>
      getFacet(new Request(`${request.url}&facet=case&find=${encodeURIComponent("%_\0\\")}`), context),
  ],
  ["export", getExport],
] as const)("the route %s", (_, route) => {
  it.each(Object.entries(STRANGE))("answers %s without an error", async (_, query) => {
    const response = await ask(route, query);
    expect(response.status).toBe(200);
    await response.text();
  });

  it("says so where there is no such suite", async () => {
    const response = await ask(route, "", "no such suite");
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { code: "not_found" } });
  });
});

describe("a position in a list", () => {
  it.each([
    "after=x",
    "before=%00",
    `after=${Buffer.from('["-run","2026-11-08T00:00:00.000Z",1,"x",0]').toString("base64url")}`,
  ])("that is none is refused: %s", async (query) => {
    const response = await ask(getPage, query);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: "usage" } });
  });
});
