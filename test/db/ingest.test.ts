import { describe, expect, it } from "vitest";
import { recomputeRollups } from "../../lib/commands/recompute-rollups.ts";
import { inTransaction } from "../../lib/db/in-transaction.ts";
import { pool } from "../../lib/db/pool.ts";
import { freshDatabase } from "./fresh-database.ts";
import { ingestText } from "./ingest-text.ts";
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

describe("an ingest", () => {
  it("changes nothing when the same stream is sent again", async () => {
    const stream = all(refundSuite("again"));
    const first = await ingestText(stream);
    expect(first.counts.record).toEqual({ read: 20, new: 20, unchanged: 0, replaced: 0, conflicts: 0 });
    expect(first.counts.calls).toBe(21);
    const before = await suiteContent("again");
    const second = await ingestText(stream);
    expect(second.counts.record).toEqual({ read: 20, new: 0, unchanged: 20, replaced: 0, conflicts: 0 });
    expect(second.counts.case.unchanged).toBe(4);
    expect(second.conflicts.total).toBe(0);
    expect(await suiteContent("again")).toEqual(before);
  });

  it("also changes nothing with replace", async () => {
    const stream = all(refundSuite("again"));
    const before = await suiteContent("again");
    const result = await ingestText(stream, { replace: true });
    expect(result.counts.record.unchanged).toBe(20);
    expect(await suiteContent("again")).toEqual(before);
  });

  it("comes to the same whatever the order of the stream is", async () => {
    const parts = refundSuite("ordered");
    await ingestText(all(parts));
    await ingestText([...all({ ...parts, suite: { kind: "suite", suite: "reversed" } })].reverse());
    expect(await suiteContent("reversed")).toEqual(await suiteContent("ordered"));
  });

  it("comes to the same when records are sent before their cases, tools and runs", async () => {
    const parts = refundSuite("late");
    await ingestText([parts.suite, ...parts.records]);
    const unknown = await suiteContent("late");
    expect(new Set(unknown.violations?.map((row) => (row as { code: string }).code))).toEqual(
      new Set(["K9"]),
    );
    expect(
      unknown.verdicts?.every((row) => {
        const { level, verdict } = row as { level: string; verdict: string };
        return level === "harness" || verdict === "U";
      }),
    ).toBe(true);
    await ingestText([...parts.cases, ...parts.tools, ...parts.runs, parts.suite]);
    const late = await suiteContent("late");
    const once = await suiteContent("ordered");
    // Rules that came later made a second version of the instruments that carry rules.
    const withoutVersion = (rows: unknown[] | undefined) =>
      rows?.map((row) => ({ ...(row as object), version: undefined })).filter((row) => !isOld(row));
    const isOld = (row: object) => {
      const { level, verdict } = row as { level?: string; verdict?: string };
      return (level === "equivalent" || level === "effect") && verdict === "U";
    };
    expect(late.records).toEqual(once.records);
    expect(late.violations).toEqual(once.violations);
    expect(withoutVersion(late.findings)).toEqual(withoutVersion(once.findings));
    expect(new Set(withoutVersion(late.verdicts)?.map((row) => JSON.stringify(row)))).toEqual(
      new Set(withoutVersion(once.verdicts)?.map((row) => JSON.stringify(row))),
    );
  });

  it("says once for each unknown case that it is unknown, and grades its records by their own verdict alone", async () => {
    const { violations, verdicts } = await suiteContent("ordered");
    const unknown = violations?.filter((row) => (row as { code: string }).code === "K9");
    expect(unknown).toHaveLength(1);
    expect(unknown?.[0]).toMatchObject({ case_id: "unknown", severity: "error" });
    const ofRecord = verdicts?.filter((row) => (row as { record_id: string }).record_id === "r1/9");
    expect(ofRecord?.map((row) => (row as { level: string; verdict: string }).verdict).sort()).toEqual([
      "F",
      "U",
      "U",
      "U",
      "U",
    ]);
  });

  it("keeps the first of two definitions, and leaves the records of a case defined twice ungraded", async () => {
    const parts = refundSuite("twice");
    const other = { ...parts.cases[0], tags: ["other"] };
    const result = await ingestText([...all(parts), other]);
    expect(result.counts.case).toMatchObject({ read: 5, new: 4, conflicts: 1 });
    expect(result.conflicts.first[0]).toMatchObject({ kind: "case", objectId: "refund", line: 31 });
    const { violations, verdicts } = await suiteContent("twice");
    expect(violations).toContainEqual(expect.objectContaining({ code: "K8", case_id: "refund" }));
    expect(verdicts).toContainEqual(
      expect.objectContaining({
        level: "claims",
        record_id: "r1/0",
        verdict: "U",
        reason: expect.stringContaining("K8"),
      }),
    );
    await ingestText(all(parts));
    const mended = await suiteContent("twice");
    expect(mended.violations).not.toContainEqual(expect.objectContaining({ code: "K8" }));
    expect(mended.verdicts).toContainEqual(
      expect.objectContaining({ level: "claims", record_id: "r1/0", verdict: "P" }),
    );
  });

  it("reports other content under the same id and keeps what is stored", async () => {
    const parts = refundSuite("conflict");
    await ingestText(all(parts));
    const before = await suiteContent("conflict");
    const changed = { ...parts.records[0], tool_calls: [] };
    const result = await ingestText([
      parts.suite,
      changed,
      { ...parts.cases[1], tags: ["x"] },
      { ...parts.tools[0], effect: "read_only" },
      { ...parts.runs[0], model: "other" },
    ]);
    expect(result.conflicts.first.map(({ kind, objectId }) => [kind, objectId])).toEqual([
      ["tool", "issue_refund"],
      ["case", "find"],
      ["run", "r1"],
      ["record", "r1/0"],
    ]);
    expect(await suiteContent("conflict")).toEqual(before);
  });

  it("replaces on request: cases become a new version, records are graded anew, rollups and labels hold", async () => {
    const parts = refundSuite("replace");
    const label = { kind: "label", record_id: "r1/0", reviewer: "rev", truth: "agent_right" };
    await ingestText([...all(parts), label]);
    const changed = { ...parts.records[0], run_id: "r2", tool_calls: [] };
    const result = await ingestText([parts.suite, changed, { ...parts.cases[1], tags: ["x"] }], {
      replace: true,
    });
    expect(result.counts.record.replaced).toBe(1);
    expect(result.counts.case.replaced).toBe(1);
    const after = await suiteContent("replace");
    expect(after.cases).toContainEqual(
      expect.objectContaining({ case_id: "find", version: 2, current: true }),
    );
    expect(after.records).toContainEqual(expect.objectContaining({ record_id: "r1/4", version: 1 }));
    expect(after.verdicts).toContainEqual(
      expect.objectContaining({ level: "claims", record_id: "r1/0", run_id: "r2", verdict: "F" }),
    );
    expect(after.runs?.every((row) => (row as { rollups_stale: boolean }).rollups_stale === false)).toBe(
      true,
    );
    await expectRollupsToHold("replace");
    const labels = await pool().query("SELECT record_id FROM label");
    expect(labels.rows).toEqual([{ record_id: "r1/0" }]);
  });

  it("keeps the first of two records of one id, also with replace", async () => {
    const parts = refundSuite("copies");
    const second = { ...parts.records[0], final_message: "second" };
    const stream = [...all(parts), parts.records[1] as object, second];
    const first = await ingestText(stream);
    expect(first.counts.record).toEqual({ read: 22, new: 20, unchanged: 1, replaced: 0, conflicts: 1 });
    const before = await suiteContent("copies");
    const again = await ingestText(stream, { replace: true });
    expect(again.counts.record).toEqual({ read: 22, new: 0, unchanged: 21, replaced: 0, conflicts: 1 });
    expect(await suiteContent("copies")).toEqual(before);
  });

  it("counts in its deltas what the base tables hold", async () => {
    const parts = refundSuite("deltas");
    await ingestText(all(parts));
    await expectRollupsToHold("deltas");
    const { runRollups } = await suiteContent("deltas");
    expect(runRollups?.length).toBe(10);
  });

  it("rejects alone what can't be read or kept, with its line and path", async () => {
    const parts = refundSuite("rejects");
    const result = await ingestText([
      parts.suite,
      ...parts.cases,
      '{"kind":"record","run_id":"r1"',
      { kind: "record", run_id: "r1", case_id: "refund", record_id: "x".repeat(3000), tool_calls: [] },
      { kind: "record", run_id: "r1", case_id: "refund", tool_calls: [], usage: { input_tokens: 3e9 } },
      { kind: "record", run_id: "r1", case_id: "refund", tool_calls: [] },
    ]);
    expect(result.counts.record.new).toBe(1);
    expect(result.rejects.first.map(({ line, path, code }) => [line, path, code])).toEqual([
      [6, null, expect.any(String)],
      [7, "record_id", "id_too_long"],
      [8, "usage.input_tokens", "out_of_range"],
    ]);
    const kept = await pool().query("SELECT line FROM ingest_reject WHERE ingest_id = $1 ORDER BY seq", [
      result.ingest,
    ]);
    expect(kept.rows.map(({ line }) => line)).toEqual([6, 7, 8]);
  });

  it("leaves no suite behind where nothing could be read", async () => {
    const result = await ingestText(['{"kind":"record"}', '{"kind":"nothing"}'], { suite: "nothing" });
    expect(result.rejects.total).toBe(2);
    const { rows } = await pool().query("SELECT count(*)::int AS n FROM suite WHERE name = 'nothing'");
    expect(rows[0]).toEqual({ n: 0 });
  });
});

/** The rollups as the deltas left them, against the same computed from the base tables. */
async function expectRollupsToHold(suite: string): Promise<void> {
  const before = await suiteContent(suite);
  const client = await pool().connect();
  try {
    const { rows } = await client.query<{ suite_id: number; id: number }>(
      "SELECT suite_id, id FROM run WHERE suite_id = (SELECT id FROM suite WHERE name = $1)",
      [suite],
    );
    await inTransaction(client, () =>
      recomputeRollups(
        client,
        rows[0]?.suite_id as number,
        rows.map((row) => row.id),
      ),
    );
  } finally {
    client.release();
  }
  expect(await suiteContent(suite)).toEqual(before);
}
