import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { pool } from "../../lib/db/pool.ts";
import { freshDatabase } from "./fresh-database.ts";
import { refundSuite } from "./refund-suite.ts";
import { suiteContent } from "./suite-content.ts";

const CLI = fileURLToPath(new URL("../../lib/cli/claimcheck.mjs", import.meta.url));
const url = freshDatabase();

const folders: string[] = [];
const children: ChildProcessWithoutNullStreams[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const lines = (objects: readonly object[]) => objects.map((one) => `${JSON.stringify(one)}\n`).join("");

/** A watch in a process of its own, and what it has said so far. */
function startWatch(folder: string, suite: string) {
  const env = { ...process.env, DATABASE_URL: url() };
  const child = spawn(process.execPath, [CLI, "watch", folder, "--suite", suite, "--still", "1"], { env });
  children.push(child);
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  return {
    said: () => said,
    says: (text: string | RegExp) => expect.poll(() => said, { timeout: 30_000 }).toMatch(text),
    stop: async () => {
      child.kill("SIGINT");
      return ended;
    },
  };
}

const countOf = async (table: "record" | "ingest", suite: string) => {
  const { rows } = await pool().query<{ n: number }>(
    `SELECT count(*)::int AS n FROM ${table} WHERE suite_id = (SELECT id FROM suite WHERE name = $1)`,
    [suite],
  );
  return rows[0]?.n ?? 0;
};

describe("a watched folder", { timeout: 120_000 }, () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "claimcheck-watch-"));
    folders.push(folder);
  });

  it("has what was there and what appears taken once, also after a restart, beside files that are broken", async () => {
    const { suite: _, tools, cases, runs, records } = refundSuite("any");
    writeFileSync(path.join(folder, "suite.ndjson"), lines([...tools, ...cases, ...runs]));
    writeFileSync(path.join(folder, "notes.txt"), "not for us");
    writeFileSync(path.join(folder, "half.json.part"), '{"kind":');
    const first = startWatch(folder, "appears");
    await first.says(/suite\.ndjson \(native\): 3 tools, 4 cases, 2 runs/);
    await first.says(/notes\.txt was not read/);
    mkdirSync(path.join(folder, "deeper"));
    writeFileSync(path.join(folder, "deeper", "records.ndjson"), lines(records));
    await first.says(/deeper\/records\.ndjson \(native\): 20 records, 21 calls/);
    writeFileSync(path.join(folder, "cut.json"), '[{"kind":"run","run_id":"r3"},{"kind":"ru');
    await first.says(/cut\.json \(native\): 1 run, 1 rejected/);
    expect(await first.stop()).toBe(0);
    expect(first.said()).not.toContain("half.json");
    const before = await suiteContent("appears");
    const ingests = await countOf("ingest", "appears");

    const second = startWatch(folder, "appears");
    await second.says(/3 files are in already/);
    expect(await second.stop()).toBe(0);
    expect(await suiteContent("appears")).toEqual(before);
    expect(await countOf("ingest", "appears")).toBe(ingests);
  });

  it("has a growing file taken up to its last whole line, and the rest when it is there", async () => {
    const { tools, cases, runs, records } = refundSuite("any");
    const file = path.join(folder, "growing.ndjson");
    const text = lines([...tools, ...cases, ...runs, ...records]);
    const half = text.indexOf('{"kind":"record"') + 3000;
    writeFileSync(file, text.slice(0, half));
    const watch = startWatch(folder, "grows");
    await watch.says(/growing\.ndjson \(native\): 3 tools, 4 cases, 2 runs, \d+ records/);
    const some = await countOf("record", "grows");
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(20);
    // Written on and on, so that it is never still.
    const step = Math.ceil((text.length - half) / 40);
    let meanwhile = 0;
    for (let at = half; at < text.length; at += step) {
      meanwhile = await countOf("record", "grows");
      appendFileSync(file, text.slice(at, at + step));
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    expect(meanwhile).toBeGreaterThan(some);
    await expect.poll(() => countOf("record", "grows"), { timeout: 30_000 }).toBe(20);
    expect(await watch.stop()).toBe(0);
    expect(watch.said()).not.toMatch(/rejected|in conflict/);
  });

  it("is refused where there is none", async () => {
    const watch = startWatch(path.join(folder, "gone"), "any");
    await watch.says(/There is no folder/);
  });
});
