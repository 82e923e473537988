import { beforeAll, describe, expect, it } from "vitest";
import { adoptRules } from "../../lib/commands/adopt-rules.ts";
import { objectsInput } from "../../lib/commands/ingest/objects-input.ts";
import { ingestStream } from "../../lib/commands/ingest-stream.ts";
import { orderRegrade } from "../../lib/commands/order-regrade.ts";
import { workRegrades } from "../../lib/commands/regrading/work-regrades.ts";
import { pool } from "../../lib/db/pool.ts";
import { DEMO_RULES } from "../../lib/demo/demo-rules.ts";
import { makeDemoSamples } from "../../lib/demo/demo-samples.ts";
import { DEMO_SEED } from "../../lib/demo/demo-seed.ts";
import { DEMO_SUITE } from "../../lib/demo/demo-suite.ts";
import { generateDemo } from "../../lib/demo/generate-demo.ts";
import { chooseInstrument } from "../../lib/queries/choose-instrument.ts";
import { countDisagreements } from "../../lib/queries/compare/count-disagreements.ts";
import { countVerdictPairs } from "../../lib/queries/compare/count-verdict-pairs.ts";
import { DISAGREEMENT_SIDES } from "../../lib/queries/compare/disagreement-sides.ts";
import { type EffectInstruments, effectInstruments } from "../../lib/queries/compare/effect-instruments.ts";
import { getChangeSplit } from "../../lib/queries/compare/get-change-split.ts";
import { listContradictedLabels } from "../../lib/queries/compare/list-contradicted-labels.ts";
import { listDisagreeingRecords } from "../../lib/queries/compare/list-disagreeing-records.ts";
import { listDisagreementGroups } from "../../lib/queries/compare/list-disagreement-groups.ts";
import { listInstrumentHistory } from "../../lib/queries/compare/list-instrument-history.ts";
import { countNarrowedRecords } from "../../lib/queries/count-narrowed-records.ts";
import { listRecords } from "../../lib/queries/list-records.ts";
import { listRuns } from "../../lib/queries/list-runs.ts";
import { roundedSplit } from "../../lib/stats/rounded-split.ts";
import { scopeOf } from "./drawn-sample.ts";
import { freshDatabase } from "./fresh-database.ts";

const LETTER = { pass: "P", fail: "F", ungraded: "U" } as const;

describe("instruments over the demo's runs", { timeout: 240_000 }, () => {
  freshDatabase();
  let suiteId = 0;
  let newest = "";
  const scoped = async (query = "") => (await scopeOf(DEMO_SUITE, query)).scope;
  const sql = async <T>(text: string, values: readonly unknown[] = []) =>
    (await pool().query<T & object>(text, [...values])).rows;

  beforeAll(async () => {
    const input = objectsInput("demo", () => generateDemo(DEMO_SEED));
    await ingestStream(input, { suite: DEMO_SUITE, via: "demo", actor: "test", demo: true });
    await makeDemoSamples();
    suiteId = (await scoped()).suite.id;
    const runs = await listRuns(suiteId, { newest: 100 });
    newest = runs[0]?.runId ?? "";
    // All runs but the newest are graded by the new version, until that is asked for.
    await adoptRules(suiteId, {
      changes: Object.entries(DEMO_RULES).flatMap(([tool, norms]) =>
        Object.entries(norms).map(([path, use]) => ({
          kind: "norm" as const,
          tool,
          path,
          rule: { use, options: {} },
        })),
      ),
      runs: runs.slice(1).map((run) => run.runId),
      reason: "handlers read these alike",
      actor: "test",
    });
    await workRegrades({ once: true });
  }, 240_000);

  it("say that a run was not graded by one of them, until it is", async () => {
    const [b, a] = await listRuns(suiteId, { newest: 2 });
    if (a === undefined || b === undefined) throw new Error("the demo has runs");
    const scope = await scoped();
    const before = await getChangeSplit(scope, { a: b, b: a }, { old: null, new: null });
    expect([before.old.version, before.new.version]).toEqual([1, 2]);
    expect(before.unseen).toEqual({ before: 0, regraded: 200, after: 0 });
    expect([before.split, before.regraded.graded]).toEqual([null, 0]);
    const pairs = await countVerdictPairs(await scoped(`runs=${newest}`), before.old.id, before.new.id);
    expect(pairs.every(({ y }) => y === null)).toBe(true);
    await orderRegrade(suiteId, {
      instruments: [before.new.id],
      runs: [newest],
      reason: "to compare",
      actor: "test",
    });
    await workRegrades({ once: true });
    const after = await getChangeSplit(scope, { a: b, b: a }, { old: null, new: null });
    expect(after.unseen.regraded).toBe(0);
    expect(after.split).not.toBeNull();
  });

  it("split the change between every two runs to the last digit, in either unit", async () => {
    const runs = await listRuns(suiteId, { newest: 100 });
    const stored = await sql<{ run_id: number; instrument_id: number; f: number; p: number }>(
      "select run_id, instrument_id, records_fail as f, records_pass as p from run_rollup where suite_id = $1",
      [suiteId],
    );
    for (const [unit, old] of [
      ["records", "equivalent.v1"],
      ["calls", "equivalent.v1"],
      ["records", "exact.v1"],
    ] as const) {
      const scope = await scoped(`unit=${unit}`);
      for (const a of runs) {
        for (const b of runs) {
          const made = await getChangeSplit(scope, { a, b }, { old, new: "equivalent.v2" });
          const { split } = made;
          if (split === null) throw new Error(`${a.runId} → ${b.runId} is graded`);
          expect(split.before + split.instrument + split.agent).toBe(split.after);
          expect(split.instrument + split.agent).toBe(split.total);
          const shown = roundedSplit(split, 2);
          expect(shown.before + shown.instrument + shown.agent).toBe(shown.after);
          if (unit === "calls") continue;
          const counts = (run: number, instrument: number) =>
            stored.find((row) => row.run_id === run && row.instrument_id === instrument);
          for (const [rate, of] of [
            [made.before, counts(a.id, made.old.id)],
            [made.regraded, counts(a.id, made.new.id)],
            [made.after, counts(b.id, made.new.id)],
          ] as const) {
            expect([rate.failing, rate.graded]).toEqual([of?.f, (of?.f ?? 0) + (of?.p ?? 0)]);
          }
        }
      }
    }
  });

  it("leave nothing to an instrument that both runs share", async () => {
    const [b, a] = await listRuns(suiteId, { newest: 2 });
    if (a === undefined || b === undefined) throw new Error("the demo has runs");
    const made = await getChangeSplit(await scoped(), { a, b }, { old: "claims.v1", new: "claims.v1" });
    expect(made.split?.instrument).toBe(0n);
  });

  it("are held against each other record by record, and each cell opens its records", async () => {
    const scope = await scoped("instrument=equivalent.v1");
    const { instruments } = scope;
    const x = chooseInstrument(instruments, "equivalent.v1");
    const y = chooseInstrument(instruments, "equivalent.v2");
    const pairs = await countVerdictPairs(scope, x.id, y.id);
    const [all] = await sql<{ n: number }>("select count(*)::int as n from record where suite_id = $1", [
      suiteId,
    ]);
    expect(pairs.reduce((sum, { records }) => sum + records, 0)).toBe(all?.n);
    expect(pairs.find((one) => one.x === "fail" && one.y === "pass")?.records).toBeGreaterThan(20);
    expect(pairs.some((one) => one.x === "pass" && one.y === "fail")).toBe(false);
    for (const pair of pairs) {
      if (pair.x === null || pair.y === null) throw new Error("both graded everything");
      const narrowing = { caseKey: null, other: { instrumentId: y.id, verdict: pair.y } };
      expect((await countNarrowedRecords(scope, narrowing))[pair.x]).toBe(pair.records);
      const { rows } = await listRecords(scope, pair.x, null, null, narrowing, 5000);
      expect(rows).toHaveLength(pair.records);
      const found = await sql<{ n: number }>(
        `select count(*)::int as n from verdict x join verdict y using (suite_id, record_id)
         where suite_id = $1 and x.instrument_id = $2 and y.instrument_id = $3 and x.verdict = $4 and y.verdict = $5`,
        [suiteId, x.id, y.id, LETTER[pair.x], LETTER[pair.y]],
      );
      expect(found[0]?.n).toBe(pair.records);
    }
    const none = { caseKey: null, other: { instrumentId: y.id, verdict: "none" as const } };
    expect(await countNarrowedRecords(scope, none)).toEqual({ pass: 0, fail: 0, ungraded: 0 });
  });

  it("tell who made them, when and why", async () => {
    const history = await listInstrumentHistory(suiteId);
    const [equivalent, first] = history.filter((one) => one.level === "equivalent");
    expect(equivalent).toMatchObject({
      version: 2,
      current: true,
      reason: "handlers read these alike",
      createdBy: "test",
    });
    expect(Object.keys(equivalent?.rules ?? {})).toEqual(expect.arrayContaining(Object.keys(DEMO_RULES)));
    expect(first).toMatchObject({ version: 1, current: false });
  });

  it("are contradicted by the labels that say the other thing", async () => {
    const scope = await scoped();
    for (const name of ["exact", "equivalent.v1", "equivalent.v2", "harness"]) {
      const instrument = chooseInstrument(scope.instruments, name);
      const found = await listContradictedLabels(scope, instrument);
      const rows = await sql<{ truth: string; says: string; call: number | null; n: number }>(
        `select l.truth, case when l.call_index is null then v.verdict when v.verdict = 'U' then 'U'
             when exists (select 1 from finding f where f.suite_id = $1 and f.instrument_id = $2
               and f.record_id = r.id and f.call_index = l.call_index) then 'F' else 'P' end as says,
           l.call_index as call, count(*)::int as n
         from label l join record r on r.suite_id = l.suite_id and r.record_id = l.record_id
         join verdict v on v.suite_id = $1 and v.instrument_id = $2 and v.record_id = r.id
         where l.suite_id = $1 group by 1, 2, 3`,
        [suiteId, instrument.id],
      );
      const count = (truth: string, says: string) =>
        rows
          .filter(
            (row) => row.truth === truth && row.says === says && (name !== "harness" || row.call === null),
          )
          .reduce((sum, { n }) => sum + n, 0);
      expect([name, found.falsePasses.length]).toEqual([name, count("agent_wrong", "P")]);
      expect([name, found.falseFailures.length]).toEqual([name, count("agent_right", "F")]);
      expect(found.held + found.ungraded + found.unsure).toBe(280);
    }
    const settled = async (name: string) =>
      (await listContradictedLabels(scope, chooseInstrument(scope.instruments, name))).falseFailures.length;
    expect(await settled("equivalent.v2")).toBeLessThan(await settled("equivalent.v1"));
  });

  it("disagree with the effect on exactly the records whose verdicts differ", async () => {
    const history = await listInstrumentHistory(suiteId);
    for (const version of ["effect.v1", "effect.v2"]) {
      const scope = await scoped(`instrument=${version}`);
      const pair = effectInstruments(history, scope.instrument) as EffectInstruments;
      expect(pair.equivalent.version).toBe(pair.effect.version);
      const counts = await countDisagreements(scope, pair.effect.id);
      const [truth] = await sql<{ hold: number; fail: number }>(
        `select (count(*) filter (where e.verdict = 'P' and q.verdict = 'F'))::int as hold,
           (count(*) filter (where e.verdict = 'F' and q.verdict = 'P'))::int as fail
         from verdict e join verdict q using (suite_id, record_id)
         where suite_id = $1 and e.instrument_id = $2 and q.instrument_id = $3`,
        [suiteId, pair.effect.id, pair.equivalent.id],
      );
      expect(counts).toEqual({ effects_hold: truth?.hold, effects_fail: truth?.fail });
      expect(truth?.hold).toBeGreaterThan(0);
      for (const side of DISAGREEMENT_SIDES) {
        const groups = await listDisagreementGroups(scope, pair, side);
        const alone = groups.reduce((sum, group) => sum + group.alone, 0);
        expect(alone).toBeLessThanOrEqual(counts[side]);
        expect(groups.reduce((sum, group) => sum + group.records, 0)).toBeGreaterThanOrEqual(counts[side]);
        const ids = new Set<string>();
        for (const { tool, path, records, right, wrong } of groups) {
          const rows: Awaited<ReturnType<typeof listDisagreeingRecords>>["rows"][number][] = [];
          let after: string | null = null;
          do {
            const page: Awaited<ReturnType<typeof listDisagreeingRecords>> = await listDisagreeingRecords(
              scope,
              pair,
              { side, tool, path, after, limit: 4 },
            );
            rows.push(...page.rows);
            after = page.next;
          } while (after !== null);
          expect(rows).toHaveLength(records);
          const labelled = (truth: string) =>
            rows.filter(({ label }) => label.state === "labelled" && label.truth === truth).length;
          expect([labelled("agent_right"), labelled("agent_wrong")]).toEqual([right, wrong]);
          for (const row of rows) ids.add(row.recordId);
        }
        expect(ids.size).toBe(counts[side]);
      }
    }
  });

  it("name the failing effect, and the tool and parameter of the finding", async () => {
    const scope = await scoped();
    const pair = effectInstruments(
      await listInstrumentHistory(suiteId),
      scope.instrument,
    ) as EffectInstruments;
    const held = await listDisagreementGroups(scope, pair, "effects_hold");
    expect(held.map(({ tool, path }) => `${tool} ${path}`)).toContain("reschedule_appointment at");
    const failed = await listDisagreementGroups(scope, pair, "effects_fail");
    expect(failed.map(({ tool }) => tool)).toContain("nothing else changed");
  });
});
