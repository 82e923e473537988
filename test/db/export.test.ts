import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GET } from "../../app/api/suites/[suite]/export/route.ts";
import { objectsInput } from "../../lib/commands/ingest/objects-input.ts";
import { ingestStream } from "../../lib/commands/ingest-stream.ts";
import { pool } from "../../lib/db/pool.ts";
import { DEMO_SEED } from "../../lib/demo/demo-seed.ts";
import { generateDemo } from "../../lib/demo/generate-demo.ts";
import { runCli } from "../unit/cli/run-cli.ts";
import { freshDatabase } from "./fresh-database.ts";
import { ingestFiles } from "./ingest-files.ts";
import { ingestText } from "./ingest-text.ts";
import { suiteContent } from "./suite-content.ts";

const url = freshDatabase();
const folder = mkdtempSync(path.join(tmpdir(), "claimcheck-export-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function exported(suite: string, query = ""): Promise<string> {
  const context = { params: Promise.resolve({ suite: encodeURIComponent(suite) }) };
  const response = await GET(new Request(`http://localhost/?${query}`), context);
  expect(response.status, suite).toBe(200);
  return response.text();
}

/** Brings the export of a suite into another one, and says what both hold. */
async function roundTrip(suite: string, form: "rows" | "digest" = "rows") {
  const text = await exported(suite);
  const file = path.join(folder, "export.ndjson");
  writeFileSync(file, text);
  const copy = `${suite} elsewhere`;
  const result = await ingestFiles([file], { suite: copy });
  expect([result.rejects.total, result.conflicts.total]).toEqual([0, 0]);
  const again = await exported(copy);
  return {
    before: await resultsOf(suite, form),
    after: await resultsOf(copy, form),
    lines: text.split("\n").slice(1),
    again: again.split("\n").slice(1),
    file,
  };
}

/** Verdicts and findings under every instrument that is in force, counts, and each call's texts. */
async function resultsOf(suite: string, form: "rows" | "digest") {
  const { verdicts, findings, signals, violations, totals, runRollups } = await suiteContent(suite, form);
  // Line ends between the tokens of JSON that is no raw argument text are spaces in an export.
  const columns = `c.name, c.arguments_raw, c.provider_parsed, c.dispatched_name, c.turn, c.source,
    translate(c.arguments_received, E'\\n\\r', '  '), translate(c.error, E'\\n\\r', '  ')`;
  const { rows } = await pool().query(
    `SELECT md5(string_agg(q::text, '' ORDER BY q::text)) AS calls FROM (
       SELECT r.record_id, c.call_index, ${columns} FROM call c
       JOIN record r ON r.suite_id = c.suite_id AND r.id = c.record_id
       WHERE c.suite_id = (SELECT id FROM suite WHERE name = $1)) q`,
    [suite],
  );
  return { verdicts, findings, signals, violations, totals, runRollups, calls: rows };
}

const SHARED = path.join(import.meta.dirname, "../../../shared/data");
const FOLDERS = existsSync(SHARED)
  ? readdirSync(SHARED, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  : [];

describe("an export", { timeout: 180_000 }, () => {
  it("of texts that are hard to keep gives the same verdicts and the same argument bytes elsewhere", async () => {
    const raw = [
      "",
      "{",
      '{"a": 4200.0}',
      '{"a": 12345678901234567890, "a": 1}',
      '{"t": "\0"}',
      '{"t": "\ud83d"}',
    ];
    const id = "half \ud83d nul \0 'quoted\"";
    await ingestText([
      { kind: "suite", suite: "hostile", repeats: "forbid" },
      { kind: "tool", name: "t", effect: "side_effecting", defaults: { b: 1 }, eval_norms: { m: "month" } },
      { kind: "tool", name: "met", found: true, description: "met on the way" },
      '{"kind":"case","case_id":"c","input":{"n":1.50},"expect_tool_calls":[{"name":"t","args":{"a":4200.0}}]}',
      { kind: "case", case_id: "asked", input: "only", found: true },
      { kind: "run", run_id: "later", started_at: "2026-02-01T00:00:00Z", labels: { k: 1 } },
      ...raw.map((arguments_raw, i) => ({
        kind: "record",
        record_id: `${id} ${i}`,
        run_id: i % 2 ? "later" : "bare",
        case_id: "c",
        tool_calls: [{ name: "t", call_id: "same", arguments_raw, result: null }, { name: "t" }],
        usage: { input_tokens: 5, cached: 3 },
      })),
      '{"kind":"record","run_id":"bare","case_id":"c","trial":1,"tool_calls":[{"name":"t","arguments_parsed":{ "a" : 4200.0,"a":1 },"arguments_received":{"a":42.00}}],"note":1.0}',
      { kind: "record", run_id: "bare", case_id: "asked", tool_calls: [] },
      { kind: "record", run_id: "bare", case_id: "unknown", tool_calls: [], error: "broke" },
      {
        kind: "label",
        record_id: `${id} 0`,
        reviewer: "ann",
        truth: "unsure",
        labelled_at: "2026-02-02T00:00:00Z",
      },
      {
        kind: "label",
        record_id: `${id} 1`,
        call_index: 1,
        reviewer: "bo",
        truth: "agent_wrong",
        adjudicated: true,
      },
    ]);
    const { before, after, lines, again, file } = await roundTrip("hostile");
    expect(after).toEqual(before);
    expect(again).toEqual(lines);
    const back = await ingestFiles([file], { suite: "hostile" });
    const { tool, case: cases, run, record, label } = back.counts;
    for (const count of [tool, cases, run, record, label]) expect(count.unchanged).toBe(count.read);
    expect(await resultsOf("hostile", "rows")).toEqual(before);
    const labels = await pool().query(
      "SELECT suite_id, record_id, call_index, truth, adjudicated FROM label ORDER BY suite_id, record_id",
    );
    expect(labels.rows.length).toBe(4);
    expect(labels.rows.filter((row) => row.adjudicated)).toHaveLength(2);
  });

  it("of chosen runs has their records alone, and says which run is not there", async () => {
    const lines = (await exported("hostile", "runs=later")).trim().split("\n");
    const objects = lines.map((line) => JSON.parse(line) as { kind: string; run_id?: string });
    const runs = objects.flatMap(({ run_id }) => run_id ?? []);
    expect(new Set(runs)).toEqual(new Set(["later"]));
    expect(runs).toHaveLength(4);
    expect(objects.filter(({ kind }) => kind === "label")).toHaveLength(1);
    const context = { params: Promise.resolve({ suite: "hostile" }) };
    const unknown = await GET(new Request("http://localhost/?runs=gone"), context);
    expect([unknown.status, await unknown.text()]).toEqual([404, expect.stringContaining("gone")]);
  });

  it("of the demo is the same elsewhere", async () => {
    const input = objectsInput("demo", () => generateDemo(DEMO_SEED));
    await ingestStream(input, { suite: "demo", via: "demo", actor: "test", demo: true });
    const { before, after, lines, again } = await roundTrip("demo", "digest");
    expect(after).toEqual(before);
    expect(again).toEqual(lines);
  });

  it.skipIf(FOLDERS.length === 0)(
    "of published files of every format is the same elsewhere (skipped where the files are not there)",
    async () => {
      for (const suite of FOLDERS) {
        await ingestFiles([path.join(SHARED, suite)], { suite });
        const { before, after, lines, again } = await roundTrip(suite, "digest");
        expect(after, suite).toEqual(before);
        expect(again, suite).toEqual(lines);
      }
    },
  );

  it("of a suite that isn't there is refused", async () => {
    const response = await GET(new Request("http://localhost/"), {
      params: Promise.resolve({ suite: "nowhere" }),
    });
    expect(response.status).toBe(404);
  });

  it("lets go of its connection when the reader goes away", async () => {
    const response = await GET(new Request("http://localhost/"), {
      params: Promise.resolve({ suite: "demo" }),
    });
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    expect(pool().idleCount).toBe(pool().totalCount);
  });
});

describe("an export on the command line", { timeout: 180_000 }, () => {
  const before = process.env.DATABASE_URL;
  beforeAll(() => {
    process.env.DATABASE_URL = url();
  });
  afterAll(() => {
    if (before === undefined) delete process.env.DATABASE_URL;
    else process.env.DATABASE_URL = before;
  });

  it("goes to standard output, or to a file that is there once it is whole", async () => {
    const text = await exported("hostile");
    const plain = await runCli(["export", "--suite", "hostile"]);
    expect([plain.code, plain.out]).toEqual([0, text]);
    expect(plain.err).toBe("Wrote 2 tools, 2 cases, 2 runs, 9 records, 2 labels to standard output\n");
    const file = path.join(folder, "suite.ndjson.gz");
    const zipped = await runCli(["export", "--suite", "hostile", "--gzip", "--out", file]);
    expect([zipped.code, zipped.out, existsSync(`${file}.part`)]).toEqual([0, "", false]);
    expect(gunzipSync(readFileSync(file)).toString()).toBe(text);
  });

  it("says what is wrong", async () => {
    const cases: [string[], string][] = [
      [["--suite", "gone"], "gone"],
      [["--suite", "hostile", "--runs", "nope"], "nope"],
      [["--suite", "hostile", "--out", path.join(folder, "no/such/folder.ndjson")], "can't be written"],
      [["hostile"], "What is"],
    ];
    for (const [args, said] of cases) {
      const { code, out, err } = await runCli(["export", ...args]);
      expect([code, out, err], args.join(" ")).toEqual([2, "", expect.stringContaining(said)]);
    }
  });
});
