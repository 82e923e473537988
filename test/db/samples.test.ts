import { beforeAll, describe, expect, it } from "vitest";
import { extendSample } from "../../lib/commands/samples/extend-sample.ts";
import { pool } from "../../lib/db/pool.ts";
import { countPopulation } from "../../lib/queries/samples/count-population.ts";
import { getSample } from "../../lib/queries/samples/get-sample.ts";
import { listSampleItems } from "../../lib/queries/samples/list-sample-items.ts";
import { listSamples } from "../../lib/queries/samples/list-samples.ts";
import type { SampleRow } from "../../lib/queries/samples/sample-row.ts";
import { reviewPosition } from "../../lib/review/review-position.ts";
import { selectSample } from "../../lib/stats/select-sample.ts";
import { drawnSample, scopeOf } from "./drawn-sample.ts";
import { freshDatabase } from "./fresh-database.ts";
import { ingestText } from "./ingest-text.ts";
import { manyRecords } from "./many-records.ts";

const RUNS = 30;

describe("samples", () => {
  freshDatabase();
  let suiteId = 0;
  beforeAll(async () => {
    await ingestText(manyRecords("refunds", RUNS));
    suiteId = (await scopeOf("refunds")).scope.suite.id;
  });
  const ids = async (sample: SampleRow) =>
    (await listSampleItems(suiteId, sample, { reveal: "all" })).map((item) => item.itemId);

  it("freeze the population of records and take the smallest keys of each stratum", async () => {
    const sample = await drawnSample("refunds", { failed: 12, clean: 7 });
    const { rows } = await pool().query<{ record_id: string; verdict: string }>(
      "select r.record_id, v.verdict from verdict v join record r on r.id = v.record_id where v.instrument_id = $1",
      [sample.instrument.id],
    );
    const of = (verdict: string) => rows.filter((row) => row.verdict === verdict).map((row) => row.record_id);
    expect(sample.strata.map(({ stratum, population, size }) => [stratum, population, size])).toEqual([
      ["failed", of("F").length, 12],
      ["clean", of("P").length, 7],
    ]);
    expect(sample.ungraded).toBe(of("U").length);
    expect((await ids(sample)).sort()).toEqual(
      [...selectSample(of("F"), "seed", 12), ...selectSample(of("P"), "seed", 7)].sort(),
    );
    const items = await listSampleItems(suiteId, sample, { reveal: "all" });
    expect(items.map(({ position }) => position)).toEqual(
      items.map(({ itemId }) => reviewPosition("seed", itemId)).sort((a, b) => a - b),
    );
  });

  it("of calls: those that bear a finding failed, the others of graded records are clean", async () => {
    const sample = await drawnSample("refunds", {
      query: "unit=calls&instrument=exact",
      failed: 9,
      clean: 9,
    });
    const { rows } = await pool().query<{ fail: string; graded: string; ungraded: string }>(
      `select sum(calls_fail) fail, sum(calls_graded) graded, sum(calls_ungraded) ungraded from run_rollup
       where instrument_id = $1`,
      [sample.instrument.id],
    );
    const counted = rows[0];
    expect(sample.strata.map(({ population }) => population)).toEqual([
      Number(counted?.fail),
      Number(counted?.graded) - Number(counted?.fail),
    ]);
    expect(sample.ungraded).toBe(Number(counted?.ungraded));
    expect((await ids(sample)).every((id) => /^run-\d+\/\d+#\d$/.test(id))).toBe(true);
  });

  it("part failed units by their first failing claim, and by tool", async () => {
    const { scope, params } = await scopeOf("refunds");
    const byClaim = await countPopulation(scope, params, "claim");
    const { rows } = await pool().query<{ claim: string; records: number }>(
      `select t.claim, count(*)::int as records from verdict v
       join (select * from unnest(array['count','name','value','type','extra','order','repeat','effect'])
         with ordinality as c (claim, place)) t on t.place = position('F' in v.claims)
       where v.instrument_id = $1 and v.verdict = 'F' group by t.claim, t.place order by t.place`,
      [scope.instrument.id],
    );
    const failed = byClaim.strata.filter(({ verdict }) => verdict === "fail");
    expect(failed.map(({ stratum, population }) => [stratum, population])).toEqual(
      rows.map(({ claim, records }) => [`failed:${claim}`, records]),
    );
    const byTool = await countPopulation(scope, params, "tool");
    const sum = (strata: typeof failed) => strata.reduce((total, { population }) => total + population, 0);
    expect(sum([...byTool.strata])).toBe(sum([...byClaim.strata]));
    expect(byTool.strata.map(({ stratum }) => stratum)).toContain("failed:issue_refund");
  });

  it("narrow failed units by a filter of findings, clean ones by run alone", async () => {
    const { scope, params } = await scopeOf("refunds", "claim=type&runs=run-1,run-2");
    const population = await countPopulation(scope, params, "verdict");
    const { rows } = await pool().query<{ failed: number; clean: number }>(
      `select count(*) filter (where substr(v.claims, 4, 1) = 'F')::int as failed,
         count(*) filter (where v.verdict = 'P')::int as clean
       from verdict v join run u on u.id = v.run_id where v.instrument_id = $1 and u.run_id in ('run-1', 'run-2')`,
      [scope.instrument.id],
    );
    expect(population.strata.map((one) => one.population)).toEqual([rows[0]?.failed, rows[0]?.clean]);
    expect(rows[0]?.failed).toBeGreaterThan(0);
  });

  it("are drawn from as many units as were counted before", async () => {
    for (const query of [
      "",
      "unit=calls&instrument=exact",
      "runs=run-3,run-4",
      "case=refund",
      "claim=count",
    ]) {
      const { scope, params } = await scopeOf("refunds", query);
      const counted = await countPopulation(scope, params, "verdict");
      const sample = await drawnSample("refunds", { query });
      expect([query, sample.strata.map((one) => one.population), sample.ungraded]).toEqual([
        query,
        counted.strata.map((one) => one.population),
        counted.ungraded,
      ]);
    }
  });

  it("keep their beginning when extended, and leave out what came after the draw", async () => {
    const sample = await drawnSample("refunds", { failed: 6, clean: 4, strataBy: "claim" });
    const before = await ids(sample);
    const more = manyRecords("refunds", 2).map((line) =>
      "record_id" in line ? { ...line, record_id: `late/${String(line.record_id)}` } : line,
    );
    await ingestText(more);
    const { added } = await extendSample(suiteId, sample.id, { failed: 15, clean: 10, actor: "test" });
    const extended = (await getSample(suiteId, sample.id)) as SampleRow;
    const after = await ids(extended);
    expect(added).toBe(15);
    expect(after).toHaveLength(25);
    expect(after).toEqual(expect.arrayContaining(before));
    expect(after.some((id) => id.startsWith("late/"))).toBe(false);
    const items = await listSampleItems(suiteId, extended, { reveal: "all" });
    for (const { stratum } of extended.strata) {
      const own = items.filter((item) => item.stratum === stratum).map((item) => item.itemId);
      const old = own.filter((id) => before.includes(id)).sort();
      expect(selectSample(own, "seed", old.length).sort()).toEqual(old);
    }
    // Where an item stands does not tell whether it is new.
    expect(items.map(({ position }) => position)).toEqual(
      items.map(({ itemId }) => reviewPosition("seed", itemId)).sort((a, b) => a - b),
    );
    expect(await extendSample(suiteId, sample.id, { failed: 3, clean: 0, actor: "test" })).toEqual({
      added: 0,
    });
  });

  it("are not extended once a record of theirs was replaced", async () => {
    const sample = await drawnSample("refunds", { failed: 3, clean: 3 });
    const lines = manyRecords("refunds", 1).map((line) =>
      "record_id" in line && line.record_id === "run-0/0" ? { ...line, tool_calls: [] } : line,
    );
    await ingestText(lines, { replace: true });
    await expect(
      extendSample(suiteId, sample.id, { failed: 5, clean: 5, actor: "test" }),
    ).rejects.toMatchObject({ code: "conflict" });
  });

  it("have a name of their own and say who drew them", async () => {
    const sample = await drawnSample("refunds", { name: "first reading", seed: null });
    expect(sample.seed).toMatch(/^[0-9a-f]{16}$/);
    await expect(drawnSample("refunds", { name: "first reading" })).rejects.toMatchObject({
      code: "conflict",
    });
    expect((await listSamples(suiteId))[0]?.name).toBe("first reading");
    expect((await getSample(suiteId, "first reading"))?.id).toBe(sample.id);
    const { rows } = await pool().query<{ actor: string }>(
      "select actor from audit_entry where action = 'draw_sample' and detail like '%first reading%'",
    );
    expect(rows).toEqual([{ actor: "test" }]);
  });

  it("are refused where there are fewer units wanted than strata", async () => {
    await expect(drawnSample("refunds", { failed: 1, strataBy: "claim" })).rejects.toMatchObject({
      code: "usage",
    });
    await expect(drawnSample("refunds", { failed: 0, clean: 0 })).rejects.toMatchObject({ code: "usage" });
    await expect(drawnSample("refunds", { query: "runs=nowhere" })).rejects.toMatchObject({ code: "usage" });
  });
});

describe("the same sample", () => {
  freshDatabase();
  it("comes from a second database with the same content, however it got there", async () => {
    const lines = manyRecords("refunds", RUNS);
    await ingestText([...lines].reverse());
    const { scope } = await scopeOf("refunds");
    const sample = await drawnSample("refunds", { failed: 12, clean: 7, seed: "kept" });
    const items = await listSampleItems(scope.suite.id, sample, { reveal: "all" });
    const { rows } = await pool().query<{ record_id: string; verdict: string }>(
      "select r.record_id, v.verdict from verdict v join record r on r.id = v.record_id where v.instrument_id = $1",
      [sample.instrument.id],
    );
    const wanted = (["F", "P"] as const).flatMap((verdict) =>
      selectSample(
        rows.filter((row) => row.verdict === verdict).map((row) => row.record_id),
        "kept",
        verdict === "F" ? 12 : 7,
      ),
    );
    expect(items.map((item) => item.itemId).sort()).toEqual(wanted.sort());
  });
});
