import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { adoptRules } from "../../lib/commands/adopt-rules.ts";
import { cancelRegrade } from "../../lib/commands/cancel-regrade.ts";
import { declareTool } from "../../lib/commands/declare-tool.ts";
import { orderRegrade } from "../../lib/commands/order-regrade.ts";
import { recomputeRollups } from "../../lib/commands/recompute-rollups.ts";
import { gradeChunk } from "../../lib/commands/regrading/grade-chunk.ts";
import { SuiteGraders } from "../../lib/commands/regrading/suite-graders.ts";
import { workRegrades } from "../../lib/commands/regrading/work-regrades.ts";
import { shareSuiteLock } from "../../lib/commands/suite/share-suite-lock.ts";
import { withSuiteLock } from "../../lib/commands/suite/with-suite-lock.ts";
import { inTransaction } from "../../lib/db/in-transaction.ts";
import { pool } from "../../lib/db/pool.ts";
import { withTransaction } from "../../lib/db/with-transaction.ts";
import type { NormalizerUse } from "../../lib/grading/model.ts";
import type { JsonText } from "../../lib/json/json-node.ts";
import { keepRegradeWorker } from "../../lib/launch/regrade-worker.ts";
import type { RuleChange } from "../../lib/rules/rule-change.ts";
import { runCli } from "../unit/cli/run-cli.ts";
import { freshDatabase } from "./fresh-database.ts";
import { ingestText } from "./ingest-text.ts";
import { manyRecords } from "./many-records.ts";
import { refundSuite } from "./refund-suite.ts";
import { suiteContent } from "./suite-content.ts";

const databaseUrl = freshDatabase();

const norm = (tool: string, path: string, use: string | null): RuleChange => {
  const rule: NormalizerUse | null = use === null ? null : { use, options: {} };
  return { kind: "norm", tool, path, rule };
};
const MONTH = norm("find_order", "month", "month");
const CENTS = norm("issue_refund", "cents", "number");
const asked = { runs: null, reason: "a test", actor: "me" };

/** The lines of a suite whose tools came without rules, or with those given. */
function withRules(lines: readonly object[], rules: Readonly<Record<string, object>>): object[] {
  return lines.map((line) => {
    const { kind, name, eval_norms: _, ...rest } = line as { kind: string; name: string; eval_norms: object };
    return kind === "tool" ? { kind, name, ...rest, eval_norms: rules[name] } : line;
  });
}

function small(suite: string): object[] {
  const { suite: head, tools, cases, runs, records } = refundSuite(suite);
  return [head, ...tools, ...cases, ...runs, ...records];
}

async function suiteKey(name: string): Promise<number> {
  const { rows } = await pool().query<{ id: number }>("SELECT id FROM suite WHERE name = $1", [name]);
  return rows[0]?.id as number;
}

async function lastRegrade(suite: number) {
  const { rows } = await pool().query(
    "SELECT id, kind, state, records, total, changes, error FROM regrade WHERE suite_id = $1 ORDER BY id DESC LIMIT 1",
    [suite],
  );
  return rows[0];
}

async function currentVersions(suite: number): Promise<Record<string, number>> {
  const { rows } = await pool().query<{ level: string; version: number }>(
    "SELECT level, version FROM instrument WHERE suite_id = $1 AND current",
    [suite],
  );
  return Object.fromEntries(rows.map(({ level, version }) => [level, version]));
}

const gradedContent = (suite: string, version: number) => suiteContent(suite, "rows", version);
const gradedDigest = (suite: string, version: number) => suiteContent(suite, "digest", version);

const COUNTED = [
  "runRollups",
  "claimRollups",
  "findingRollups",
  "toolRollups",
  "caseRollups",
  "signalRollups",
];

/** Counting anew from the base tables changes nothing. */
async function expectRollupsToHold(suite: string): Promise<void> {
  const before = await suiteContent(suite, "digest");
  const id = await suiteKey(suite);
  const { rows } = await pool().query<{ id: number }>("SELECT id FROM run WHERE suite_id = $1", [id]);
  const client = await pool().connect();
  try {
    await inTransaction(client, () =>
      recomputeRollups(
        client,
        id,
        rows.map((row) => row.id),
      ),
    );
  } finally {
    client.release();
  }
  const after = await suiteContent(suite, "digest");
  for (const table of [...COUNTED, "totals"]) expect(after[table], table).toEqual(before[table]);
}

describe("adopting rules", () => {
  it("grades as if the tools had come with them, and leaves what other versions said", async () => {
    await ingestText(withRules(small("adopted"), {}));
    const suite = await suiteKey("adopted");
    const before = await suiteContent("adopted");
    const adopted = await adoptRules(suite, { ...asked, changes: [MONTH, CENTS] });
    expect(adopted).toMatchObject({
      unchanged: false,
      instruments: [
        { level: "equivalent", version: 2 },
        { level: "effect", version: 2 },
      ],
    });
    await workRegrades({ once: true });
    expect(await lastRegrade(suite)).toMatchObject({
      id: adopted.regrade,
      kind: "shared",
      state: "complete",
      records: 20,
      total: 20,
    });
    expect(JSON.parse((await lastRegrade(suite)).changes)).toEqual({
      equivalent: { failToPass: 4 },
      effect: { failToPass: 4 },
    });

    const came = { find_order: { month: "month" }, issue_refund: { cents: "number" } };
    await ingestText(withRules(small("came"), came));
    expect(await gradedContent("adopted", 2)).toEqual(await gradedContent("came", 1));
    const old = (rows: unknown[] | undefined) =>
      rows?.filter((row) => (row as { version: number }).version === 1);
    const after = await suiteContent("adopted");
    for (const table of ["verdicts", "findings", "signals", ...COUNTED]) {
      expect(old(after[table]), table).toEqual(before[table]);
    }
    await expectRollupsToHold("adopted");
  });

  it("says that nothing changes where nothing does, and makes nothing", async () => {
    const suite = await suiteKey("adopted");
    const written = () =>
      pool().query("SELECT (SELECT count(*) FROM audit_entry), (SELECT count(*) FROM regrade)");
    const before = (await written()).rows;
    const adopted = await adoptRules(suite, { ...asked, changes: [MONTH] });
    expect(adopted).toMatchObject({ unchanged: true, regrade: null });
    expect(adopted.instruments.map(({ version }) => version)).toEqual([2, 2]);
    expect((await written()).rows).toEqual(before);
  });

  it("keeps what was adopted when an ingest replaces the tool", async () => {
    const suite = await suiteKey("adopted");
    const tools = withRules(refundSuite("adopted").tools, {}).map((tool) => ({
      ...tool,
      description: "anew",
    }));
    await ingestText([{ kind: "suite", suite: "adopted" }, ...tools], { replace: true });
    expect(await currentVersions(suite)).toMatchObject({ equivalent: 2, effect: 2 });
    const record = { ...refundSuite("adopted").records[1], record_id: "late" };
    await ingestText([{ kind: "suite", suite: "adopted" }, record]);
    const { verdicts } = await suiteContent("adopted");
    expect(verdicts).toContainEqual(
      expect.objectContaining({ record_id: "late", level: "equivalent", version: 2, verdict: "P" }),
    );
  });

  it("names what does not fit and where, and writes nothing", async () => {
    const suite = await suiteKey("came");
    const before = await suiteContent("came");
    const rule = { use: "month", options: { zone: 7 } };
    const misused: RuleChange = { kind: "norm", tool: "find_order", path: "month", rule };
    for (const [change, said] of [
      [norm("gone", "month", "month"), "gone"],
      [norm("find_order", "mnth", "month"), "mnth"],
      [norm("find_order", "month", "mont"), "mont"],
      [misused, "month of find_order"],
    ] as const) {
      await expect(adoptRules(suite, { ...asked, changes: [change] })).rejects.toMatchObject({
        code: "usage",
        message: expect.stringContaining(said),
      });
    }
    await expect(
      adoptRules(suite, { ...asked, changes: [norm("find_order", "month", "date")], runs: ["r1", "r9"] }),
    ).rejects.toMatchObject({ code: "not_found", message: expect.stringContaining("r9") });
    expect(await suiteContent("came")).toEqual(before);
  });

  it("is refused as busy while someone writes into the suite", async () => {
    const suite = await suiteKey("came");
    await withSuiteLock(suite, 0, async () => {
      await expect(adoptRules(suite, { ...asked, changes: [CENTS] })).rejects.toMatchObject({ code: "busy" });
    });
  });

  it("states a default without touching the levels that carry no rules", async () => {
    const lines = (suite: string, defaults: object | undefined) => [
      { kind: "suite", suite, args_match: "exact" },
      {
        kind: "tool",
        name: "list",
        effect: "read_only",
        defaults,
        input_schema: {
          type: "object",
          properties: { month: { type: "string" }, limit: { type: "integer" } },
        },
      },
      { kind: "case", case_id: "c", expect_tool_calls: [{ name: "list", args: { month: "2026-03" } }] },
      ...["50", "20"].map((limit, i) => ({
        kind: "record",
        run_id: "r",
        case_id: "c",
        record_id: `r/${i}`,
        tool_calls: [{ name: "list", arguments_raw: `{"month":"2026-03","limit":${limit}}` }],
      })),
    ];
    await ingestText(lines("default adopted", undefined));
    const before = await suiteContent("default adopted");
    const change: RuleChange = { kind: "default", tool: "list", path: "limit", value: "50" as JsonText };
    const suite = await suiteKey("default adopted");
    await adoptRules(suite, { ...asked, changes: [change] });
    await workRegrades({ once: true });
    await ingestText(lines("default came", { limit: 50 }));
    const adopted = await gradedContent("default adopted", 2);
    expect(adopted).toEqual(await gradedContent("default came", 1));
    expect(adopted.verdicts).toContainEqual(
      expect.objectContaining({ level: "effect", record_id: "r/0", verdict: "P" }),
    );
    await declareTool(suite, "list", "side_effecting", { actor: "me" });
    await declareTool(suite, "list", null, { actor: "me" });
    const claims = (rows: unknown[] | undefined) =>
      rows?.filter((row) => (row as { level: string }).level === "claims");
    const after = await suiteContent("default adopted");
    for (const table of ["verdicts", "findings", "signals"]) {
      expect(claims(after[table])).toEqual(claims(before[table]));
    }
  });
});

describe("dropping what was adopted", () => {
  it("gives the verdicts of before, and fills in only what came since", async () => {
    const lines = withRules(small("dropped"), {});
    await ingestText(lines);
    const suite = await suiteKey("dropped");
    const first = await gradedContent("dropped", 1);
    await adoptRules(suite, { ...asked, changes: [MONTH] });
    await workRegrades({ once: true });
    const second = await gradedContent("dropped", 2);
    const back = await adoptRules(suite, { ...asked, changes: [norm("find_order", "month", null)] });
    expect(back).toMatchObject({ unchanged: false, regrade: null });
    expect(await currentVersions(suite)).toMatchObject({ equivalent: 1, effect: 1 });
    expect(await gradedContent("dropped", 1)).toEqual(first);
    expect(await gradedContent("dropped", 2)).toEqual(second);

    const more = { ...refundSuite("dropped").records[4], record_id: "more" };
    await ingestText([{ kind: "suite", suite: "dropped" }, more]);
    await adoptRules(suite, { ...asked, changes: [MONTH] });
    expect(await lastRegrade(suite)).toMatchObject({ kind: "shared", total: 1 });
    await workRegrades({ once: true });
    await ingestText([
      ...withRules(small("dropped, fresh"), { find_order: { month: "month" } }),
      { ...more, record_id: "more" },
    ]);
    expect(await gradedContent("dropped", 2)).toEqual(await gradedContent("dropped, fresh", 1));
    await expectRollupsToHold("dropped");
  });
});

describe("an instrument of before a change of the tools", () => {
  it("is made anew when it becomes current again, or is asked for", async () => {
    await ingestText(withRules(small("outdated"), {}));
    const suite = await suiteKey("outdated");
    await adoptRules(suite, { ...asked, changes: [MONTH] });
    await workRegrades({ once: true });
    await declareTool(suite, "ping", "side_effecting", { actor: "me" });
    const flags = () =>
      pool().query(
        "SELECT version, outdated FROM instrument WHERE suite_id = $1 AND level = 'effect' ORDER BY 1",
        [suite],
      );
    expect((await flags()).rows).toEqual([
      { version: 1, outdated: true },
      { version: 2, outdated: false },
    ]);
    await adoptRules(suite, { ...asked, changes: [norm("find_order", "month", null)] });
    await workRegrades({ once: true });
    expect((await flags()).rows).toEqual([
      { version: 1, outdated: false },
      { version: 2, outdated: false },
    ]);
    const declared = withRules(small("outdated, fresh"), {}).map((line) =>
      "name" in line && line.name === "ping" ? { ...line, effect: "side_effecting" } : line,
    );
    await ingestText(declared);
    expect(await gradedContent("outdated", 1)).toEqual(await gradedContent("outdated, fresh", 1));
    await expectRollupsToHold("outdated");

    await declareTool(suite, "ping", "read_only", { actor: "me" });
    const { rows } = await pool().query<{ id: number }>(
      "SELECT id FROM instrument WHERE suite_id = $1 AND version = 2 ORDER BY id",
      [suite],
    );
    await orderRegrade(suite, { ...asked, instruments: rows.map(({ id }) => id), runs: ["r2"] });
    expect(await lastRegrade(suite)).toMatchObject({ kind: "shared", total: 10 });
    await workRegrades({ once: true });
    await expectRollupsToHold("outdated");
  });

  it("has its unfinished regrade cancelled, while that of a current one goes on or is replaced", async () => {
    await ingestText(withRules(small("superseded"), {}));
    const suite = await suiteKey("superseded");
    await adoptRules(suite, { ...asked, changes: [MONTH] });
    await adoptRules(suite, { ...asked, changes: [CENTS] });
    await declareTool(suite, "ping", "side_effecting", { actor: "me" });
    const { rows } = await pool().query(
      "SELECT kind, state, error FROM regrade WHERE suite_id = $1 ORDER BY id",
      [suite],
    );
    expect(rows).toEqual([
      { kind: "shared", state: "cancelled", error: expect.stringContaining("order it again") },
      { kind: "shared", state: "cancelled", error: expect.stringContaining("whole suite") },
      { kind: "whole", state: "complete", error: null },
    ]);
    await workRegrades({ once: true });
    const rules = { find_order: { month: "month" }, issue_refund: { cents: "number" } };
    await ingestText(
      withRules(small("superseded, fresh"), rules).map((line) =>
        "name" in line && line.name === "ping" ? { ...line, effect: "side_effecting" } : line,
      ),
    );
    expect(await gradedContent("superseded", 3)).toEqual(await gradedContent("superseded, fresh", 1));
    await expectRollupsToHold("superseded");
  });
});

describe("chosen runs", () => {
  it("are graded under the new version alone; any version can be filled in for any run later", async () => {
    await ingestText(withRules(small("chosen"), {}));
    const suite = await suiteKey("chosen");
    await adoptRules(suite, { ...asked, changes: [MONTH], runs: ["r2"] });
    await workRegrades({ once: true });
    const { verdicts } = await gradedContent("chosen", 2);
    expect(verdicts).toHaveLength(20);
    expect(verdicts?.every((row) => (row as { run_id: string }).run_id === "r2")).toBe(true);
    await expectRollupsToHold("chosen");
    const { rows } = await pool().query<{ id: number }>(
      "SELECT id FROM instrument WHERE suite_id = $1 AND version = 2",
      [suite],
    );
    const instruments = rows.map(({ id }) => id);
    const regrade = await orderRegrade(suite, { ...asked, instruments, runs: ["r1"] });
    await workRegrades({ once: true });
    expect(await lastRegrade(suite)).toMatchObject({ id: regrade, state: "complete", records: 10 });
    await ingestText(withRules(small("chosen, fresh"), { find_order: { month: "month" } }));
    expect(await gradedContent("chosen", 2)).toEqual(await gradedContent("chosen, fresh", 1));
    await expectRollupsToHold("chosen");
    expect(await orderRegrade(suite, { ...asked, instruments, runs: null })).toBeNull();
    await expect(orderRegrade(suite, { ...asked, instruments: [999_999] })).rejects.toMatchObject({
      code: "not_found",
    });
  });
});

describe("a worker", () => {
  const before = process.env.DATABASE_URL;
  beforeAll(() => {
    process.env.DATABASE_URL = databaseUrl();
  });
  afterAll(() => {
    if (before === undefined) delete process.env.DATABASE_URL;
    else process.env.DATABASE_URL = before;
  });

  it("is started by the command line, and says what it did", async () => {
    await ingestText(withRules(small("by hand"), {}));
    const { regrade } = await adoptRules(await suiteKey("by hand"), { ...asked, changes: [MONTH] });
    const { code, out, err } = await runCli(["work", "--once"]);
    expect({ code, out }).toEqual({ code: 0, out: "graded 20 records with 21 calls\n" });
    expect(err).toContain(`by hand · regrade ${regrade} · 20 of 20 records · complete`);
    expect(await runCli(["work", "--once"])).toMatchObject({ out: "graded 0 records with 0 calls\n" });
  });

  it("is started by a server where there is something to do", async () => {
    const said: string[] = [];
    const stop = keepRegradeWorker((text) => said.push(text));
    const suite = await suiteKey("by hand");
    try {
      await adoptRules(suite, { ...asked, changes: [CENTS] });
      while ((await lastRegrade(suite)).state !== "complete") await setTimeout(50);
    } finally {
      await stop();
    }
    expect(said).toEqual([]);
    await expectRollupsToHold("by hand");
  });

  it("tries a chunk that fails some times, and then says why it can't be graded", async () => {
    const suite = await suiteKey("by hand");
    const adopted = await adoptRules(suite, {
      ...asked,
      changes: [norm("issue_refund", "note", "whitespace")],
    });
    await pool().query("UPDATE instrument SET rules = '{' WHERE suite_id = $1 AND id = $2", [
      suite,
      adopted.instruments[0]?.id,
    ]);
    const errors: string[] = [];
    await workRegrades({ once: true, onError: ({ message }) => errors.push(message) });
    expect(errors.length).toBeGreaterThan(1);
    expect(await lastRegrade(suite)).toMatchObject({ state: "failed", records: 0, error: errors[0] });
  });
});

const RUNS = 500;

function startWorker(): { child: ChildProcess; chunks: string[]; exited: Promise<unknown> } {
  const child = spawn(process.execPath, ["--import", "tsx", "test/db/work-child.ts"], {
    env: { ...process.env, CLAIMCHECK_DATABASE_URL: databaseUrl() },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const chunks: string[] = [];
  child.stdout?.setEncoding("utf8").on("data", (text: string) => chunks.push(...text.trim().split("\n")));
  return { child, chunks, exited: once(child, "exit") };
}

describe("several workers", { timeout: 240_000 }, () => {
  it("come to the same as one pass when one is killed, and an ingest comes between", async () => {
    const rules = { find_order: { month: "month" }, issue_refund: { cents: "number" } };
    await ingestText(withRules(manyRecords("at once", RUNS), rules));
    await ingestText(withRules(manyRecords("shared", RUNS), {}));
    const suite = await suiteKey("shared");
    await adoptRules(suite, { ...asked, changes: [MONTH, CENTS] });
    const one = startWorker();
    const two = startWorker();
    while (one.chunks.length === 0 && one.child.exitCode === null) await setTimeout(5);
    one.child.kill("SIGKILL");
    await one.exited;
    const left = await pool().query(
      "SELECT count(*) FILTER (WHERE done)::int AS done, count(*)::int AS chunks FROM regrade_chunk WHERE suite_id = $1",
      [suite],
    );
    expect(left.rows[0].chunks).toBe((RUNS * 10) / 1000);
    expect(left.rows[0].done).toBeLessThan(left.rows[0].chunks);
    const more = { ...refundSuite("shared").records[1], run_id: "run-0", record_id: "between" };
    await ingestText([{ kind: "suite", suite: "shared" }, more]);
    await ingestText([{ kind: "suite", suite: "at once" }, more]);
    const three = startWorker();
    await Promise.all([two.exited, three.exited]);
    expect([two.child.exitCode, three.child.exitCode]).toEqual([0, 0]);
    expect(await lastRegrade(suite)).toMatchObject({
      state: "complete",
      records: RUNS * 10,
      total: RUNS * 10,
    });
    expect(await gradedDigest("shared", 2)).toEqual(await gradedDigest("at once", 1));
    await expectRollupsToHold("shared");
  });

  it("begin nothing while someone writes into the suite or an ingest waits for that", async () => {
    const suite = await suiteKey("shared");
    const { regrade } = await adoptRules(suite, { ...asked, changes: [norm("find_order", "month", "date")] });
    const job = { suite, regrade: regrade as number, chunk: 0 };
    const graders = new SuiteGraders();
    await withSuiteLock(suite, 0, async () => {
      expect(await gradeChunk(job, graders)).toMatchObject({ state: "busy" });
    });
    let waiting: Promise<unknown> = Promise.resolve();
    await withTransaction(async (worker) => {
      expect(await shareSuiteLock(worker, "shared")).toBe(true);
      waiting = ingestText([{ kind: "suite", suite: "shared" }]);
      const wanted = "SELECT FROM ingest WHERE state = 'waiting'";
      while ((await pool().query(wanted)).rowCount === 0) await setTimeout(10);
      expect(await gradeChunk(job, graders)).toMatchObject({ state: "busy" });
    });
    await waiting;
    expect(await gradeChunk(job, graders)).toMatchObject({ state: "done", records: 1000 });
    expect(await gradeChunk(job, graders)).toMatchObject({ state: "gone" });
  });

  it("stop where a regrade is cancelled; what they did stays and counts, and is not done again", async () => {
    const suite = await suiteKey("shared");
    const { id } = await lastRegrade(suite);
    await workRegrades({
      once: true,
      onChunk: () => {
        void cancelRegrade(suite, id, "me").catch(() => undefined);
      },
    });
    const cancelled = await lastRegrade(suite);
    expect(cancelled).toMatchObject({ id, state: "cancelled" });
    expect(cancelled.records).toBeGreaterThan(0);
    expect(cancelled.records).toBeLessThan(cancelled.total);
    await expectRollupsToHold("shared");
    await expect(cancelRegrade(suite, id, "me")).rejects.toMatchObject({ code: "not_found" });
    const { rows } = await pool().query<{ id: number }>(
      "SELECT id FROM instrument WHERE suite_id = $1 AND current AND level IN ('equivalent', 'effect')",
      [suite],
    );
    await orderRegrade(suite, { ...asked, instruments: rows.map((row) => row.id) });
    expect((await lastRegrade(suite)).total).toBe(cancelled.total - cancelled.records);
    await workRegrades({ once: true });
    expect(await lastRegrade(suite)).toMatchObject({ state: "complete" });
    await expectRollupsToHold("shared");
  });
});
