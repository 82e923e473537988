import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pool } from "../../lib/db/pool.ts";
import type { CallSource } from "../../lib/grading/model.ts";
import { accountSuite, told } from "./account-suite.ts";
import { freshDatabase } from "./fresh-database.ts";
import { ingestText } from "./ingest-text.ts";
import { suiteContent } from "./suite-content.ts";

freshDatabase();

const SOURCES = ["provider", "observer", "agent_log"] as const;
const ORDERS: readonly (readonly CallSource[])[] = [
  ["provider", "observer", "agent_log"],
  ["provider", "agent_log", "observer"],
  ["observer", "provider", "agent_log"],
  ["observer", "agent_log", "provider"],
  ["agent_log", "provider", "observer"],
  ["agent_log", "observer", "provider"],
];

/** What each source tells of eight trials: the wire is wrong in two of them, the log is right in all. */
function accounts(source: CallSource): object[] {
  const usage = {
    provider: { input_tokens: 100 },
    observer: { latency_ms: 20 },
    agent_log: { input_tokens: 1, output_tokens: 7, cost_usd: 0.5 },
  }[source];
  return ["r1", "r2"].flatMap((run) =>
    ["a", "b"].flatMap((caseId) =>
      [0, 1].map((trial) =>
        told({
          source,
          run,
          caseId,
          trial,
          cents: trial === 1 && caseId === "b" && source !== "agent_log" ? 99 : 100,
          more: {
            record_id: `${source} ${run} ${caseId} ${trial}`,
            usage,
            ...(source === "agent_log" && { harness_verdict: "pass" }),
          },
        }),
      ),
    ),
  );
}

type Placed = { id: string; source: string; of: string | null; verdicts: string | null };

/** Every record of a suite: whose account it is, and its verdicts under the levels in their order of age. */
async function placed(suite: string): Promise<Placed[]> {
  const { rows } = await pool().query<Placed>(
    `SELECT r.record_id AS id, r.source, p.record_id AS of,
       (SELECT string_agg(v.verdict, '' ORDER BY i.id) FROM verdict v JOIN instrument i
          ON i.suite_id = v.suite_id AND i.id = v.instrument_id AND i.current
        WHERE v.suite_id = r.suite_id AND v.record_id = r.id) AS verdicts
     FROM record r LEFT JOIN record p ON p.suite_id = r.suite_id AND p.id = r.account_of
     WHERE r.suite_id = (SELECT id FROM suite WHERE name = $1) ORDER BY r.record_id`,
    [suite],
  );
  return rows;
}

async function totals(suite: string): Promise<unknown> {
  const { rows } = await pool().query(
    `SELECT u.run_id AS run, t.records, t.calls, t.input_tokens::int, t.output_tokens::int, t.cost_usd AS cost, t.priced,
       t.latency_ms AS latency, t.timed FROM run_totals t JOIN run u ON u.suite_id = t.suite_id AND u.id = t.run_id
     WHERE t.suite_id = (SELECT id FROM suite WHERE name = $1) ORDER BY 1`,
    [suite],
  );
  return rows;
}

describe("accounts of one trial", () => {
  it("come to the same in whichever order the sources send, cases first or last", async () => {
    for (const when of ["first", "last"] as const) {
      const contents: unknown[] = [];
      for (const [at, order] of ORDERS.entries()) {
        const suite = `orders ${when} ${at}`;
        const [head, ...definitions] = accountSuite(suite);
        if (when === "first") await ingestText([head as object, ...definitions]);
        for (const source of order) await ingestText(accounts(source), { suite });
        if (when === "last") await ingestText(definitions, { suite });
        contents.push(await suiteContent(suite));
      }
      for (const content of contents) expect(content).toEqual(contents[0]);
    }
  });

  it("are one record in every count: the strongest source's, with what the others add", async () => {
    await ingestText([...accountSuite("counted"), ...SOURCES.flatMap(accounts)]);
    const rows = await placed("counted");
    expect(rows.filter(({ source }) => source === "provider").every(({ of }) => of === null)).toBe(true);
    expect(rows.filter(({ source }) => source !== "provider")).toHaveLength(16);
    for (const { id, source, of, verdicts } of rows) {
      if (source === "provider") continue;
      expect([of, verdicts]).toEqual([`provider ${id.slice(source.length + 1)}`, null]);
    }
    const run = {
      records: 4,
      calls: 4,
      input_tokens: 400,
      output_tokens: 28,
      cost: 2,
      priced: 4,
      latency: 80,
      timed: 4,
    };
    expect(await totals("counted")).toEqual([
      { run: "r1", ...run },
      { run: "r2", ...run },
    ]);
    const content = await suiteContent("counted");
    expect(content.usage).toContainEqual(
      expect.objectContaining({ run: "r1", records: 4, tokens_median: 107 }),
    );
    for (const row of content.runRollups as {
      records_pass: number;
      records_fail: number;
      records_ungraded: number;
    }[]) {
      expect(row.records_pass + row.records_fail + row.records_ungraded).toBe(4);
    }
    const verdicts = content.verdicts as { level: string; verdict: string }[];
    expect(verdicts.filter(({ level }) => level === "harness").map(({ verdict }) => verdict)).toEqual(
      Array(8).fill("P"),
    );
    const signals = content.signals as { level: string; signal: string; record_id: string; detail: string }[];
    const told = signals.filter(({ level, signal }) => level === "equivalent" && signal === "witness");
    expect(told.map(({ record_id, detail }) => [record_id, detail])).toEqual([
      ["provider r1 b 1", "log_value_changed"],
      ["provider r2 b 1", "log_value_changed"],
    ]);
    const { rows: sent } = await pool().query("SELECT records, calls FROM ingest ORDER BY id DESC LIMIT 1");
    expect(sent).toEqual([{ records: 24, calls: 24 }]);
  });

  it("have the same verdicts and signals when the primary is regraded", async () => {
    await ingestText([...accountSuite("regraded"), ...SOURCES.flatMap(accounts)]);
    const before = await suiteContent("regraded");
    // Another option and back: the whole suite is graded anew twice.
    await ingestText([{ kind: "suite", suite: "regraded", repeats: "forbid" }], { replace: true });
    await ingestText([{ kind: "suite", suite: "regraded" }], { replace: true });
    const after = await suiteContent("regraded");
    const current = (rows: unknown[] | undefined) =>
      (rows as { version: number }[]).filter(({ version }) => version === 1);
    for (const table of ["verdicts", "findings", "signals", "runRollups", "signalRollups", "totals"]) {
      expect([table, current(after[table])]).toEqual([
        table,
        table === "totals" ? current(after[table]) : before[table],
      ]);
    }
    expect(after.totals).toEqual(before.totals);
  });
});

describe("ids of several sources", () => {
  it("are told apart where they clash, in one stream and in several, and sent again they change nothing", async () => {
    for (const order of ORDERS) {
      const one = `ids ${order.join(" ")}`;
      const many = `${one}, one by one`;
      const lines = order.map((source) => told({ source }));
      await ingestText([...accountSuite(one), ...lines]);
      await ingestText(accountSuite(many));
      for (const line of lines) await ingestText([line], { suite: many });
      const ids = order.map((source, at) => ({ id: at === 0 ? "r/a/0" : `r/a/0@${source}`, source }));
      for (const suite of [one, many]) {
        const rows = await placed(suite);
        expect(rows.map(({ id, source }) => ({ id, source }))).toEqual(
          [...ids].sort((a, b) => (a.id < b.id ? -1 : 1)),
        );
        const primary = ids.find(({ source }) => source === "provider")?.id;
        expect(rows.map(({ source, of }) => of === (source === "provider" ? null : primary))).toEqual([
          true,
          true,
          true,
        ]);
        const content = await suiteContent(suite);
        for (const options of [{}, { replace: true }]) {
          const again = await ingestText(lines.toReversed(), { suite, ...options });
          expect(again.counts.record).toMatchObject({ read: 3, unchanged: 3, conflicts: 0 });
          expect(await suiteContent(suite)).toEqual(content);
        }
      }
    }
  });

  it("are in conflict where the source is the same, and the message says what a log needs", async () => {
    await ingestText([...accountSuite("clash"), told({ source: "provider" })]);
    const harness = await ingestText([told({ source: "provider", cents: 1 })], { suite: "clash" });
    expect(harness.conflicts.first[0]?.message).toContain('say so with "source": "agent_log"');
    const log = told({ source: "agent_log" });
    const other = await ingestText([log, told({ source: "agent_log", cents: 2 })], { suite: "clash" });
    expect(other.counts.record).toMatchObject({ new: 1, conflicts: 1 });
    expect(other.conflicts.first[0]).toMatchObject({ objectId: "r/a/0@agent_log" });
    expect(other.conflicts.first[0]?.message).not.toContain("agent_log");
  });

  it("are a conflict as ever where the same id is of another trial", async () => {
    await ingestText([...accountSuite("trials"), told({ source: "provider", more: { record_id: "x" } })]);
    const other = told({ source: "agent_log", trial: 1, more: { record_id: "x" } });
    const sent = await ingestText([other], { suite: "trials" });
    expect(sent.counts.record).toMatchObject({ new: 0, conflicts: 1 });
  });
});

describe("replaced accounts", () => {
  it("are held against the primary anew, and a replaced primary keeps its accounts", async () => {
    await ingestText([...accountSuite("replaced"), ...SOURCES.map((source) => told({ source }))]);
    const changed = (source: CallSource) => told({ source, cents: 7 });
    const replace = { suite: "replaced", replace: true };
    await ingestText([changed("agent_log")], replace);
    await ingestText([changed("provider")], replace);
    const ids = await placed("replaced");
    expect(ids.map(({ id, of }) => [id, of])).toEqual([
      ["r/a/0", null],
      ["r/a/0@agent_log", "r/a/0"],
      ["r/a/0@observer", "r/a/0"],
    ]);
    await ingestText([
      ...accountSuite("replaced, at once"),
      changed("provider"),
      told({ source: "observer" }),
      changed("agent_log"),
    ]);
    expect(await suiteContent("replaced")).toEqual(await suiteContent("replaced, at once"));
  });

  it("that move to another trial leave the old one and join the new one", async () => {
    const log = { record_id: "log" };
    await ingestText([
      ...accountSuite("moved"),
      told({ source: "provider" }),
      told({ source: "provider", run: "q" }),
      told({ source: "agent_log", more: { ...log, harness_verdict: "fail" } }),
    ]);
    const of = async (suite: string) =>
      (await placed(suite)).map(({ id, of, verdicts }) => `${id} ${of ?? "-"} ${verdicts ?? "-"}`);
    const before = await of("moved");
    await ingestText([told({ source: "agent_log", run: "q", more: { ...log, harness_verdict: "fail" } })], {
      suite: "moved",
      replace: true,
    });
    const after = await of("moved");
    expect(before[0]).toBe("log r/a/0 -");
    expect(after[0]).toBe("log q/a/0 -");
    await ingestText([
      ...accountSuite("moved, at once"),
      told({ source: "provider" }),
      told({ source: "provider", run: "q" }),
      told({ source: "agent_log", run: "q", more: { ...log, harness_verdict: "fail" } }),
    ]);
    expect(await suiteContent("moved")).toEqual(await suiteContent("moved, at once"));
  });

  it("whose primary moves away are graded for themselves", async () => {
    const wire = { record_id: "wire" };
    await ingestText([
      ...accountSuite("left"),
      told({ source: "provider", more: wire }),
      told({ source: "observer" }),
      told({ source: "agent_log" }),
    ]);
    await ingestText([told({ source: "provider", trial: 5, more: wire })], { suite: "left", replace: true });
    await ingestText([
      ...accountSuite("left, at once"),
      told({ source: "provider", trial: 5, more: wire }),
      told({ source: "observer" }),
      told({ source: "agent_log" }),
    ]);
    expect(await suiteContent("left")).toEqual(await suiteContent("left, at once"));
    expect((await placed("left")).map(({ id, of }) => [id, of])).toEqual([
      ["r/a/0", null],
      ["r/a/0@agent_log", "r/a/0"],
      ["wire", null],
    ]);
  });
});

describe("any number of ingests that add and replace", () => {
  const ids = { p1: "provider", p2: "provider", o1: "observer", l1: "agent_log", l2: "agent_log" } as const;
  const line = fc.record({
    id: fc.constantFrom(...(Object.keys(ids) as (keyof typeof ids)[])),
    trial: fc.integer({ min: 0, max: 1 }),
    cents: fc.constantFrom(100, 7),
    verdict: fc.constantFrom(undefined, "pass", "fail"),
    cost: fc.constantFrom(undefined, 1, 2),
  });
  const streams = fc.array(fc.uniqueArray(line, { selector: ({ id }) => id, minLength: 1, maxLength: 3 }), {
    minLength: 2,
    maxLength: 5,
  });
  const recordOf = ({
    id,
    trial,
    cents,
    verdict,
    cost,
  }: typeof line extends fc.Arbitrary<infer T> ? T : never) =>
    told({
      source: ids[id],
      trial,
      cents,
      more: {
        record_id: id,
        ...(verdict && { harness_verdict: verdict }),
        ...(cost && { usage: { cost_usd: cost } }),
      },
    });

  it("come to what one ingest of the last state comes to", async () => {
    let tried = 0;
    await fc.assert(
      fc.asyncProperty(streams, async (sent) => {
        tried++;
        const [step, once] = [`steps ${tried}`, `once ${tried}`];
        await ingestText(accountSuite(step));
        // A record keeps the place, in the order of keys, that it had when it came first.
        const last = new Map<string, object>();
        for (const stream of sent) {
          for (const one of stream) last.set(one.id, recordOf(one));
          await ingestText(stream.map(recordOf), { suite: step, replace: true });
        }
        await ingestText([...accountSuite(once), ...last.values()]);
        expect(await suiteContent(step)).toEqual(await suiteContent(once));
      }),
      { numRuns: 10 },
    );
  });
});

describe("several records of one source", () => {
  it("are graded each, and what weaker sources tell belongs to the first", async () => {
    const wire = (record_id: string) => told({ source: "provider", more: { record_id } });
    await ingestText([...accountSuite("several"), told({ source: "agent_log" }), wire("w1"), wire("w2")]);
    expect((await placed("several")).map(({ id, of, verdicts }) => [id, of, verdicts === null])).toEqual([
      ["r/a/0", "w1", true],
      ["w1", null, false],
      ["w2", null, false],
    ]);
  });
});

describe("records stored before they said who recorded them", () => {
  it("are found to be of the strongest of their calls' sources", async () => {
    const sources: readonly (readonly (CallSource | undefined)[])[] = [
      [],
      [undefined, "agent_log"],
      ["observer", "agent_log"],
      ["agent_log", "agent_log"],
      ["observer"],
    ];
    await ingestText([
      ...accountSuite("old"),
      ...sources.map((calls, trial) => ({
        ...{ kind: "record", run_id: "r", case_id: "a", trial },
        tool_calls: calls.map((source) => ({ name: "pay", ...(source && { source }) })),
      })),
    ]);
    const read = async () => (await placed("old")).map(({ source }) => source);
    const before = await read();
    expect(before).toEqual(["provider", "provider", "observer", "agent_log", "observer"]);
    const migration = new URL("../../prisma/migrations/0050_accounts/migration.sql", import.meta.url);
    const [update = ""] = /UPDATE record[^;]*/.exec(readFileSync(migration, "utf8")) ?? [];
    await pool().query("UPDATE record SET source = 'provider'");
    await pool().query(update);
    expect(await read()).toEqual(before);
  });
});
