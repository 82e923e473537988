import { setTimeout } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { declareTool } from "../../lib/commands/declare-tool.ts";
import { deleteSuite } from "../../lib/commands/delete-suite.ts";
import { resumeRegrades } from "../../lib/commands/resume-regrades.ts";
import { withSuiteLock } from "../../lib/commands/suite/with-suite-lock.ts";
import { pool } from "../../lib/db/pool.ts";
import { freshDatabase } from "./fresh-database.ts";
import { ingestText } from "./ingest-text.ts";
import { manyRecords } from "./many-records.ts";
import { refundSuite } from "./refund-suite.ts";
import { suiteContent } from "./suite-content.ts";

freshDatabase();

const all = (parts: ReturnType<typeof refundSuite>): object[] => [
  parts.suite,
  ...parts.tools,
  ...parts.cases,
  ...parts.runs,
  ...parts.records,
];

async function suiteKey(name: string): Promise<number> {
  const { rows } = await pool().query<{ id: number }>("SELECT id FROM suite WHERE name = $1", [name]);
  return rows[0]?.id as number;
}

describe("declaring a tool", () => {
  it("grades as if it had come declared, and says what changed", async () => {
    const parts = refundSuite("declare");
    await ingestText(all(parts));
    const declared = await declareTool(await suiteKey("declare"), "ping", "side_effecting", { actor: "me" });
    expect(declared.records).toBe(20);
    // One record of each run calls ping where nothing else may have a side effect.
    expect(declared.changes).toEqual({});

    const before = refundSuite("declared before");
    const tools = before.tools.map((tool) =>
      tool.name === "ping" ? { ...tool, effect: "side_effecting" } : tool,
    );
    await ingestText(all({ ...before, tools }));
    const { tools: _, ...one } = await suiteContent("declare");
    const { tools: __, ...other } = await suiteContent("declared before");
    expect(one).toEqual(other);
  });

  it("turns a pass into a fail where the tool's calls are now forbidden", async () => {
    await ingestText([
      { kind: "suite", suite: "pings" },
      { kind: "tool", name: "ping" },
      { kind: "case", case_id: "quiet", expect_tool_calls: [], forbid_other_side_effects: true },
      { kind: "record", run_id: "r", case_id: "quiet", tool_calls: [{ name: "ping", arguments_raw: "{}" }] },
    ]);
    const suite = await suiteKey("pings");
    const declared = await declareTool(suite, "ping", "side_effecting", { actor: "me" });
    expect(declared.changes).toMatchObject({
      claims: { ungradedToFail: 1 },
      equivalent: { ungradedToFail: 1 },
    });
    const back = await declareTool(suite, "ping", "read_only", { actor: "me" });
    expect(back.changes).toMatchObject({ claims: { failToPass: 1 } });
    const { violations, runRollups } = await suiteContent("pings");
    expect(violations).not.toContainEqual(expect.objectContaining({ code: "K5" }));
    expect(runRollups).toContainEqual(
      expect.objectContaining({ level: "claims", records_pass: 1, records_fail: 0 }),
    );
  });

  it("registers a tool that nobody defined, and gives way to a definition that comes later", async () => {
    await ingestText([
      { kind: "suite", suite: "unregistered" },
      { kind: "record", run_id: "r", case_id: "c", tool_calls: [{ name: "mystery" }] },
    ]);
    await declareTool(await suiteKey("unregistered"), "mystery", "read_only", { actor: "me" });
    const result = await ingestText([
      { kind: "suite", suite: "unregistered" },
      { kind: "tool", name: "mystery", description: "now defined" },
    ]);
    expect(result.conflicts.total).toBe(0);
    const { tools } = await suiteContent("unregistered");
    expect(tools).toEqual([expect.objectContaining({ name: "mystery", declared_effect: "read_only" })]);
  });

  it("is refused as busy while someone writes into the suite", async () => {
    const suite = await suiteKey("pings");
    await withSuiteLock(suite, 0, async () => {
      await expect(declareTool(suite, "ping", "side_effecting", { actor: "me" })).rejects.toMatchObject({
        code: "busy",
      });
    });
  });
});

describe("a change of rules", () => {
  it("makes a new version, regrades what is stored, and leaves the old verdicts", async () => {
    const parts = refundSuite("rules");
    const plain = parts.tools.map((tool) => ({ ...tool, eval_norms: undefined }));
    await ingestText(all({ ...parts, tools: plain }));
    const before = await suiteContent("rules");
    await ingestText([parts.suite, ...parts.tools], { replace: true });
    const after = await suiteContent("rules");
    const versions = await pool().query(
      `SELECT level, version, current FROM instrument WHERE suite_id = (SELECT id FROM suite WHERE name = 'rules')
       AND level IN ('claims', 'equivalent') ORDER BY 1, 2`,
    );
    expect(versions.rows).toEqual([
      { level: "claims", version: 1, current: true },
      { level: "equivalent", version: 1, current: false },
      { level: "equivalent", version: 2, current: true },
    ]);
    const old = (rows: unknown[] | undefined) =>
      rows?.filter((row) => (row as { version: number }).version === 1);
    expect(old(after.verdicts)).toEqual(before.verdicts);
    const find = { level: "equivalent", record_id: "r1/4" };
    expect(after.verdicts).toContainEqual(expect.objectContaining({ ...find, version: 1, verdict: "F" }));
    expect(after.verdicts).toContainEqual(expect.objectContaining({ ...find, version: 2, verdict: "P" }));
    const regrade = await pool().query(
      "SELECT state, records, changes FROM regrade ORDER BY id DESC LIMIT 1",
    );
    expect(regrade.rows[0]).toMatchObject({ state: "complete", records: 20 });
    expect(JSON.parse(regrade.rows[0].changes).equivalent).toEqual({ failToPass: 2 });
  });
});

describe("a regrade that broke off", () => {
  it("goes on where it was and comes to the same", async () => {
    await ingestText(manyRecords("resumed", 200));
    const suite = await suiteKey("resumed");
    const stop = new AbortController();
    const broken = declareTool(suite, "ping", "side_effecting", {
      actor: "me",
      signal: stop.signal,
      onProgress: ({ records }) => {
        if (records >= 1000) stop.abort();
      },
    });
    await expect(broken).rejects.toMatchObject({ code: "interrupted" });
    const left = await pool().query("SELECT state, records FROM regrade WHERE suite_id = $1", [suite]);
    expect(left.rows).toEqual([{ state: "running", records: 1000 }]);
    // The broken session's lock goes with its connection, which takes a moment.
    for (let tries = 0; tries < 50 && (await resumeRegrades()).length === 0; tries++) await setTimeout(50);
    const done = await pool().query("SELECT state, records, total FROM regrade WHERE suite_id = $1", [suite]);
    expect(done.rows).toEqual([{ state: "complete", records: 2000, total: 2000 }]);

    await ingestText(
      manyRecords("at once", 200).map((line) =>
        "name" in line && line.name === "ping" ? { ...line, effect: "side_effecting" } : line,
      ),
    );
    const { tools: _, ...one } = await suiteContent("resumed", "digest");
    const { tools: __, ...other } = await suiteContent("at once", "digest");
    expect(one).toEqual(other);
  });
});

describe("deleting a suite", () => {
  it("leaves nothing of it and all of the others", async () => {
    const other = await suiteContent("rules");
    await deleteSuite(await suiteKey("resumed"), "me");
    expect((await suiteContent("resumed")).records).toEqual([]);
    expect(await suiteContent("rules")).toEqual(other);
    const { rows } = await pool().query(
      `SELECT (SELECT count(*) FROM record r WHERE NOT EXISTS (SELECT FROM suite WHERE id = r.suite_id))::int AS records,
              (SELECT count(*) FROM finding_rollup r WHERE NOT EXISTS (SELECT FROM suite WHERE id = r.suite_id))::int AS rollups`,
    );
    expect(rows[0]).toEqual({ records: 0, rollups: 0 });
  });
});
