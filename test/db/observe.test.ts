import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { pool } from "../../lib/db/pool.ts";
import { runCli } from "../unit/cli/run-cli.ts";
import { chatAnswer } from "../unit/observer/proxy/answers.ts";
import { startUpstream } from "../unit/observer/proxy/start-upstream.ts";
import { freshDatabase } from "./fresh-database.ts";

const CLI = fileURLToPath(new URL("../../lib/cli/claimcheck.mjs", import.meta.url));
const url = freshDatabase();
const data = mkdtempSync(path.join(tmpdir(), "claimcheck-observe-"));
const children: ChildProcessWithoutNullStreams[] = [];
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  for (const close of closing.splice(0)) await close();
});
afterAll(() => rmSync(data, { recursive: true, force: true }));

async function observe(suite: string, upstream: string, databaseUrl = url()) {
  const args = ["observe", "--upstream", upstream, "--port", "0", "--suite", suite, "--run", "r"];
  const env = { ...process.env, DATABASE_URL: databaseUrl, CLAIMCHECK_DATA: data };
  const child = spawn(process.execPath, [CLI, ...args], { env });
  children.push(child);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
  }
  await expect.poll(() => said, { timeout: 30_000 }).toMatch(/at http:\S+:\d+/);
  const address = /at (http:\S+:\d+)/.exec(said)?.[1] ?? "";
  const ask = async (caseId: string) => {
    const base = `${address}/_claimcheck/case/${caseId}/v1/chat/completions`;
    await (await fetch(base, { method: "POST", body: '{"messages":[]}' })).text();
  };
  const end = async (caseId: string) => {
    const body = JSON.stringify({ case_id: caseId });
    return (await fetch(`${address}/_claimcheck/end`, { method: "POST", body })).status;
  };
  const stop = async (signal: NodeJS.Signals) => {
    const ended = once(child, "close");
    child.kill(signal);
    return ((await ended) as [number | null])[0];
  };
  return { said: () => said, ask, end, stop };
}

async function recordsOf(suite: string) {
  const { rows } = await pool().query<{ record_id: string }>(
    "SELECT record_id FROM record WHERE suite_id = (SELECT id FROM suite WHERE name = $1) ORDER BY record_id",
    [suite],
  );
  return rows.map((row) => row.record_id);
}

const files = () => readdirSync(path.join(data, "observed"));

describe("claimcheck observe --suite", { timeout: 120_000 }, () => {
  it("takes records into the suite while it runs, and leaves no file behind", async () => {
    const upstream = await startUpstream((_request, response) =>
      response.end(chatAnswer(["a", "pay", "{}"])),
    );
    closing.push(() => upstream.close());
    const running = await observe("live", upstream.url);
    await running.ask("one");
    expect(await running.end("one")).toBe(200);
    await expect.poll(() => recordsOf("live"), { timeout: 30_000 }).toEqual(["r/one/0"]);
    await running.ask("two");
    expect(await running.stop("SIGINT")).toBe(0);
    expect(running.said()).toContain("observe r (native): 1 record, 1 call");
    expect(await recordsOf("live")).toEqual(["r/one/0", "r/two/0"]);
    expect(files()).toEqual([]);
  });

  it("takes what a killed process left open at the next start", async () => {
    const upstream = await startUpstream((_request, response) =>
      response.end(chatAnswer(["a", "pay", "{}"])),
    );
    closing.push(() => upstream.close());
    const killed = await observe("killed", upstream.url);
    await killed.ask("open");
    await new Promise((resolve) => setTimeout(resolve, 200));
    await killed.stop("SIGKILL");
    expect(files()).not.toEqual([]);
    const next = await observe("killed", upstream.url);
    expect(await recordsOf("killed")).toEqual(["r/open/0"]);
    expect(await next.stop("SIGINT")).toBe(0);
    expect(files()).toEqual([]);
  });

  it("keeps the records in a file, and says in which, where the database does not answer", async () => {
    const upstream = await startUpstream((_request, response) =>
      response.end(chatAnswer(["a", "pay", "{}"])),
    );
    closing.push(() => upstream.close());
    const running = await observe("down", upstream.url, "postgresql://nobody@127.0.0.1:9/none");
    await running.ask("c");
    expect(await running.stop("SIGINT")).toBe(1);
    const command = /claimcheck import (\S+\.ndjson) --suite "down"/.exec(running.said());
    expect(command).not.toBeNull();
    const env = process.env.DATABASE_URL;
    process.env.DATABASE_URL = url();
    try {
      expect((await runCli(["import", command?.[1] ?? "", "--suite", "down"])).code).toBe(0);
    } finally {
      if (env === undefined) delete process.env.DATABASE_URL;
      else process.env.DATABASE_URL = env;
    }
    expect(await recordsOf("down")).toEqual(["r/c/0"]);
    rmSync(command?.[1] ?? "");
  });

  it("takes the calls of two MCP servers of one trial, each as an account of its own", async () => {
    const server = fileURLToPath(new URL("../unit/observer/mcp/mcp-server.ts", import.meta.url));
    const use = async (value: string) => {
      const relay = [CLI, "observe", "--mcp", "--suite", "mcp", "--quiet", "--", process.execPath];
      const client = new Client({ name: "test", version: "1.0.0" });
      const names = { CLAIMCHECK_RUN: "r", CLAIMCHECK_CASE: "c", CLAIMCHECK_TRIAL: "0" };
      const env = { ...(process.env as Record<string, string>), ...names };
      const own = { DATABASE_URL: url(), CLAIMCHECK_DATA: data };
      const args = [...relay, "--import", "tsx", server, value];
      await client.connect(
        new StdioClientTransport({ command: process.execPath, args, env: { ...env, ...own } }),
      );
      await client.listTools();
      await client.callTool({ name: "ping", arguments: {} });
      await client.close();
    };
    await Promise.all([use("first"), use("second")]);
    const named = expect.stringMatching(/^r\/c\/0@observer:[0-9a-f]{8}$/);
    expect(await recordsOf("mcp")).toEqual([named, named]);
    const { rows } = await pool().query(
      "SELECT source FROM record WHERE suite_id = (SELECT id FROM suite WHERE name = 'mcp')",
    );
    expect(rows).toEqual([{ source: "observer" }, { source: "observer" }]);
    expect(files()).toEqual([]);
  });
});
