import { beforeAll, describe, expect, it } from "vitest";
import { saveLabel } from "../../lib/commands/samples/save-label.ts";
import { stopSample } from "../../lib/commands/samples/stop-sample.ts";
import { pool } from "../../lib/db/pool.ts";
import { getScope } from "../../lib/queries/get-scope.ts";
import { listSampleItems } from "../../lib/queries/samples/list-sample-items.ts";
import type { SampleRow } from "../../lib/queries/samples/sample-row.ts";
import { findScopeAudit } from "../../lib/queries/trends/find-scope-audit.ts";
import { getTrends } from "../../lib/queries/trends/get-trends.ts";
import { drawnSample } from "./drawn-sample.ts";
import { freshDatabase } from "./fresh-database.ts";
import { ingestText } from "./ingest-text.ts";
import { refundSuite } from "./refund-suite.ts";
import { thousandRecords } from "./thousand-records.ts";

type By = "instrument" | "tool" | "claim" | "model";
const ask = async (
  suite: string,
  by: By,
  search: Record<string, string> = {},
  over: "runs" | "days" = "runs",
) => getTrends(await getScope(suite, search), { over, by, lines: [] }, "UTC");

/** Units that fail with a finding on each tool (under each claim), by run, counted from the base tables. */
async function counted(column: "tool" | "claim", unit: "records" | "calls", level: string) {
  const { rows } = await pool().query<{ value: string; run: number; n: number }>(
    `SELECT g.${column} AS value, f.run_id AS run,
       count(DISTINCT ${unit === "records" ? "f.record_id" : "(f.record_id, f.call_index)"})::int AS n
     FROM finding f
     JOIN signature g ON g.suite_id = f.suite_id AND g.id = f.signature_id
     JOIN verdict v ON v.suite_id = f.suite_id AND v.instrument_id = f.instrument_id AND v.record_id = f.record_id
     JOIN instrument i ON i.suite_id = f.suite_id AND i.id = f.instrument_id
     JOIN suite s ON s.id = f.suite_id
     WHERE s.name = 'refunds' AND i.level = $1 AND i.current
       AND ${unit === "records" ? "v.verdict = 'F'" : "v.verdict <> 'U' AND f.call_index IS NOT NULL"}
     GROUP BY 1, 2`,
    [level],
  );
  return new Map(rows.map((row) => [`${row.value} ${row.run}`, row.n]));
}

describe("rates over runs", () => {
  freshDatabase();
  beforeAll(async () => {
    const { suite, tools, cases, runs, records } = refundSuite("refunds");
    const third = { kind: "run", run_id: "r3", started_at: "2026-11-11T00:00:00Z", model: "m-2" };
    await ingestText([suite, ...tools, ...cases, ...runs, third, ...records]);
  });

  it("has a line for each instrument; a run without records is a gap", async () => {
    const { lines, places, total } = await ask("refunds", "instrument");
    expect(places.map((place) => place.key)).toEqual(["r1", "r2", "r3"]);
    expect(total).toBe(3);
    expect(lines.map((line) => line.instrument.level)).toEqual([
      "harness",
      "exact",
      "claims",
      "equivalent",
      "effect",
    ]);
    const [first, second, third] = places.map((place) => place.runs[0]?.id ?? 0);
    const harness = lines[0]?.rates;
    expect(harness?.get(first ?? 0)).toEqual({ failing: 4, graded: 10, ungraded: 0 });
    expect(harness?.get(second ?? 0)?.graded).toBe(10);
    expect(harness?.has(third ?? 0)).toBe(false);
  });

  it("counts each failing unit once a tool and once a claim, over all graded ones of the run", async () => {
    for (const unit of ["records", "calls"] as const) {
      for (const level of ["exact", "equivalent"]) {
        const whole = (await ask("refunds", "instrument", { unit, instrument: level })).lines.find(
          (line) => line.instrument.level === level,
        );
        for (const by of ["tool", "claim"] as const) {
          const { dimension } = await ask("refunds", by, { unit, instrument: level });
          const expected = await counted(by, unit, level);
          const found = new Map(
            (dimension?.series ?? []).flatMap(({ value, rates }) =>
              [...rates].flatMap(([run, rate]) => (rate.failing ? [[`${value} ${run}`, rate.failing]] : [])),
            ) as [string, number][],
          );
          expect(found).toEqual(expected);
          expect(expected.size).toBeGreaterThan(2);
          for (const { rates } of dimension?.series ?? []) {
            for (const [run, rate] of rates) expect(rate.graded).toBe(whole?.rates.get(run)?.graded);
          }
        }
      }
    }
  });

  it("parts the runs by model", async () => {
    const { dimension } = await ask("refunds", "model");
    expect(dimension?.series.map(({ value, rates }) => [value, rates.size])).toEqual([
      ["m-1", 1],
      ["m-2", 1],
    ]);
  });

  it("keeps to the scope's runs, and says where the model changed", async () => {
    const { places, changes } = await ask("refunds", "instrument", { runs: "r2,r3" });
    expect(places.map((place) => place.key)).toEqual(["r2", "r3"]);
    expect(changes).toEqual([]);
    const all = await ask("refunds", "instrument", {}, "days");
    expect(all.places).toHaveLength(11);
    expect(all.changes).toEqual([{ what: "model", place: 7, from: "m-1", to: "m-2" }]);
  });

  it("has the usage of the runs that have any", async () => {
    const { usage, places } = await ask("refunds", "instrument");
    const [first, , third] = places.map((place) => place.runs[0]?.id ?? 0);
    expect(usage.get(first ?? 0)?.tokens).toEqual({ n: 10, median: 114.5, p95: 118.55 });
    expect(usage.has(third ?? 0)).toBe(false);
  });
});

describe("what was audited of a scope", () => {
  freshDatabase();
  const audit = async (search: Record<string, string> = {}) =>
    findScopeAudit(await getScope("rings", search));
  let suiteId = 0;
  let sample: SampleRow;
  let runs: readonly string[] = [];
  beforeAll(async () => {
    await ingestText(thousandRecords("rings"));
    const { rows } = await pool().query<{ suite_id: number; run_id: string }>(
      "SELECT suite_id, run_id FROM run ORDER BY ordered_at, id",
    );
    suiteId = rows[0]?.suite_id ?? 0;
    runs = rows.map((row) => row.run_id);
  });

  it("is nothing where no sample was drawn", async () => {
    expect(await audit()).toMatchObject({ audit: null, unfinished: null, others: 0 });
  });

  it("is nothing while a sample is being labelled, and failures only where no clean one has a label", async () => {
    sample = await drawnSample("rings", { failed: 100, clean: 120 });
    expect(await audit()).toMatchObject({ audit: null, unfinished: { id: sample.id } });
    const items = await listSampleItems(suiteId, sample, { reveal: "all" });
    let wrong = 0;
    for (const { position, verdict } of items.filter((item) => item.verdict === "fail")) {
      await saveLabel(suiteId, sample.id, {
        position,
        reviewer: "ann",
        truth: wrong++ < 53 ? "agent_wrong" : "agent_right",
        cause: null,
        note: null,
        key: `${verdict}${position}`,
      });
    }
    await stopSample(suiteId, sample.id, { how: "time was up", actor: "ann" });
    const found = await audit();
    expect(found).toMatchObject({ exact: true, runs: runs.length, unfinished: null });
    expect(found.audit?.audited.scope).toBe("failures_only");
    expect(found.audit?.audited.rate).toBeCloseTo(0.1166, 6);
    expect(found.audit?.audited.low).toBeCloseTo(0.101, 6);
    expect(found.audit?.audited.high).toBeCloseTo(0.132, 6);
    expect(found.audit?.labelled).toBe(100);
    expect(found.audit?.estimate.notice).toContain("stopped");
  });

  it("is of records alone where records were sampled", async () => {
    expect((await audit({ unit: "calls" })).audit).toBeNull();
  });

  it("stands on the axis at the runs of its population", async () => {
    const { audits, places } = await ask("rings", "instrument");
    expect(audits).toMatchObject([{ from: 0, to: places.length - 1, shown: runs.length }]);
    expect((await ask("rings", "instrument", { unit: "calls" })).audits).toEqual([]);
  });

  it("covers no run that came later, nor one that has grown, but still stands at its own", async () => {
    const record = { kind: "record", case_id: "ring", tool_calls: [] };
    await ingestText(
      [
        { kind: "run", run_id: "later", started_at: "2027-01-01T00:00:00Z" },
        { ...record, record_id: "later/1", run_id: "later" },
      ],
      { suite: "rings" },
    );
    expect(await audit()).toMatchObject({ audit: null, others: 1 });
    const first = runs[0] as string;
    expect(await audit({ runs: first })).toMatchObject({
      audit: { sample: { id: sample.id } },
      exact: runs.length === 1,
    });
    await ingestText([{ ...record, record_id: "grown", run_id: first, trial: 2000 }], { suite: "rings" });
    expect((await audit({ runs: first })).audit).toBeNull();
    const { audits, places } = await ask("rings", "instrument");
    expect(audits).toMatchObject([{ from: 0, to: places.length - 2, shown: runs.length }]);
    expect(audits[0]?.audit.population.grown.size).toBe(1);
  });
});
