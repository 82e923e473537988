import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { LoggingMessageNotificationSchema } from "@modelcontextprotocol/sdk/types.js";
import { afterEach, describe, expect, it } from "vitest";
import { nativeImporter } from "../../../../lib/importers/native/importer.ts";

const CLI = fileURLToPath(new URL("../../../../lib/cli/claimcheck.mjs", import.meta.url));
const SERVER = ["--import", "tsx", fileURLToPath(new URL("./mcp-server.ts", import.meta.url))];

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function folder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), "claimcheck-relay-"));
  closing.push(() => rm(made, { recursive: true, force: true }));
  return made;
}

async function connect(relay: readonly string[], env: Record<string, string> = {}) {
  const client = new Client({ name: "test", version: "1.0.0" });
  const logged: unknown[] = [];
  client.setNotificationHandler(LoggingMessageNotificationSchema, ({ params }) => {
    logged.push(params.data);
  });
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [...relay, ...SERVER],
    env: { ...(process.env as Record<string, string>), ...env },
    stderr: "pipe",
  });
  let err = "";
  transport.stderr?.on("data", (bytes: Buffer) => {
    err += bytes.toString();
  });
  await client.connect(transport);
  return { client, logged, err: () => err };
}

const relayTo = (out: string, ...options: string[]) => [
  CLI,
  ...["observe", "--mcp", "--out", out, ...options, "--", process.execPath],
];

/** What a client gets to see, with the relay or without. */
async function useServer({ client, logged }: Awaited<ReturnType<typeof connect>>) {
  const progress: unknown[] = [];
  const cancel = new AbortController();
  const cancelled = client
    .callTool({ name: "slow", arguments: { ms: 60_000 } }, undefined, { signal: cancel.signal })
    .catch((error: Error) => String(error.message));
  const tools = await client.listTools();
  const add = await client.callTool({ name: "add", arguments: { a: 1, b: 2.5 } });
  const failed = await client.callTool({ name: "fail" });
  const invalid = await client.callTool({ name: "add", arguments: { a: "x" } });
  const unknown = await client
    .callTool({ name: "nothing", arguments: {} })
    .catch((error: Error) => error.message);
  const slow = client.callTool({ name: "slow", arguments: { ms: 150 } }, undefined, {
    onprogress: (one) => progress.push(one),
  });
  const quick = await Promise.all(
    Array.from({ length: 20 }, (_, n) => client.callTool({ name: "add", arguments: { a: n, b: 1 } })),
  );
  cancel.abort("enough");
  return {
    ...{ server: client.getServerVersion(), tools, add, failed, invalid, unknown, quick },
    ...{ slow: await slow, progress, logged, cancelled: await cancelled },
    env: await client.callTool({ name: "env" }),
  };
}

type Call = {
  readonly name: string;
  readonly arguments_raw?: string;
  readonly result?: unknown;
  readonly error?: unknown;
  readonly latency_ms: number;
};
type Line = {
  readonly kind: string;
  readonly name: string;
  readonly record_id?: string;
  readonly run_id: string;
  readonly case_id: string;
  readonly trial: number;
  readonly source: string;
  readonly tool_calls: readonly Call[];
};

async function linesOf(file: string): Promise<Line[]> {
  const texts = (await readFile(file, "utf8")).trimEnd().split("\n");
  const reader = nativeImporter.createReader();
  const items = texts.flatMap((text, at) => [...reader.read({ text, line: at + 1, file })]);
  expect(items.filter(({ type }) => type === "reject")).toEqual([]);
  return texts.map((text) => JSON.parse(text) as Line);
}

describe("an MCP server behind the relay", { timeout: 60_000 }, () => {
  it("gives the official client the same as without it, and the calls are recorded", async () => {
    const out = path.join(await folder(), "mcp.ndjson");
    const direct = await connect([]);
    const expected = await useServer(direct);
    await direct.client.close();

    const env = { CLAIMCHECK_CASE: "case-1", CLAIMCHECK_RUN: "run-1", CLAIMCHECK_TRIAL: "2" };
    const relayed = await connect(relayTo(out), env);
    expect(await useServer(relayed)).toEqual(expected);
    expect(relayed.err()).toContain("test server is up");
    await relayed.client.close();

    const lines = await linesOf(out);
    const tools = lines.filter(({ kind }) => kind === "tool");
    expect(tools.map(({ name }) => name)).toEqual(expected.tools.tools.map(({ name }) => name));
    expect(tools).toMatchObject([
      {
        name: "add",
        annotations: { readOnlyHint: true },
        input_schema: { required: ["a", "b"] },
        found: true,
      },
      { name: "ping", annotations: { readOnlyHint: false } },
      { name: "fail" },
      { name: "slow" },
      { name: "env" },
      { name: "exit" },
    ]);
    const [record, ...others] = lines.filter(({ kind }) => kind === "record");
    expect(others).toEqual([]);
    expect(record).toMatchObject({ run_id: "run-1", case_id: "case-1", trial: 2, source: "observer" });
    const calls = record?.tool_calls ?? [];
    expect(calls.map(({ name }) => name)).toEqual([
      ...["slow", "add", "fail", "add", "nothing", "slow"],
      ...Array.from({ length: 20 }, () => "add"),
      "env",
    ]);
    const [cancelled, add, fail, invalid, nothing, slow, first] = calls;
    expect(cancelled).toMatchObject({ error: { message: "cancelled by the client", reason: "enough" } });
    expect(add).toMatchObject({
      arguments_raw: '{"a":1,"b":2.5}',
      provider_parsed: true,
      result: "3.5",
    });
    expect(fail).toMatchObject({ error: expected.failed });
    expect(fail).not.toHaveProperty("arguments_raw");
    expect(invalid).toMatchObject({ arguments_raw: '{"a":"x"}', error: { isError: true } });
    expect(nothing).toHaveProperty("error");
    expect(slow).toMatchObject({ result: "waited 150" });
    expect(slow?.latency_ms).toBeGreaterThan(140);
    expect(first).toMatchObject({ arguments_raw: '{"a":0,"b":1}', result: "1" });
  });

  it("names the case by _meta, and keeps the servers of one trial apart by name", async () => {
    const out = path.join(await folder(), "mcp.ndjson");
    const { client, err } = await connect(relayTo(out, "--server", "math", "--run", "r"));
    const meta = { "claimcheck/case": "m", "claimcheck/trial": 1 };
    await client.callTool({ name: "ping", _meta: meta });
    await client.callTool({ name: "ping", _meta: { "claimcheck/case": 5 } });
    await client.callTool({ name: "ping" });
    await client.close();
    expect(err()).toContain("_meta names no case");
    expect(err().match(/goes to the case "unnamed"/g)).toHaveLength(1);
    const records = (await linesOf(out)).filter(({ kind }) => kind === "record");
    expect(records.map((one) => [one.record_id, one.case_id, one.trial, one.tool_calls.length])).toEqual([
      ["r/m/1@observer:math", "m", 1, 1],
      ["r/unnamed/0@observer:math", "unnamed", 0, 2],
    ]);
  });

  it("ends as the server ends, and records what was never answered", async () => {
    const dir = await folder();
    const out = path.join(dir, "mcp.ndjson");
    const child = spawn(process.execPath, [...relayTo(out, "--case", "c"), ...SERVER]);
    const call = {
      jsonrpc: "2.0",
      id: "s",
      method: "tools/call",
      params: { name: "exit", arguments: { code: 7 } },
    };
    const hello = {
      protocolVersion: "2025-06-18",
      capabilities: {},
      clientInfo: { name: "t", version: "1" },
    };
    child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id: 1, method: "initialize", params: hello })}\n`);
    await once(child.stdout, "data");
    child.stdin.write('{"jsonrpc":"2.0","method":"notifications/initialized"}\n');
    child.stdin.write(`${JSON.stringify(call)}\n`);
    expect(await once(child, "close")).toEqual([7, null]);
    const [record] = await linesOf(out);
    expect(record?.tool_calls).toMatchObject([{ error: { message: "the server ended before it answered" } }]);
  });

  it("passes bytes of any kind and size, a signal and the end of input", async () => {
    const dir = await folder();
    const out = path.join(dir, "mcp.ndjson");
    const echo = [CLI, "observe", "--mcp", "--quiet", "--out", out, "--", process.execPath, "-e"];
    const child = spawn(process.execPath, [...echo, "process.stdin.pipe(process.stdout)"]);
    const sent = Buffer.from(Array.from({ length: 5_000_000 }, (_, at) => (at * 31) % 256));
    child.stdin.end(sent);
    const got: Buffer[] = [];
    child.stdout.on("data", (bytes: Buffer) => got.push(bytes));
    expect(await once(child, "close")).toEqual([0, null]);
    expect(Buffer.concat(got).equals(sent)).toBe(true);

    const trap = "process.on('SIGTERM',()=>process.exit(3));console.log('up');setInterval(()=>{},1e3)";
    const waiting = spawn(process.execPath, [...echo, trap]);
    await once(waiting.stdout, "data");
    waiting.kill("SIGTERM");
    expect(await once(waiting, "close")).toEqual([3, null]);
  });

  it("is told where there is no such command", async () => {
    const out = path.join(await folder(), "mcp.ndjson");
    const child = spawn(process.execPath, [
      CLI,
      "observe",
      "--mcp",
      "--out",
      out,
      "--",
      "no-such-command-here",
    ]);
    let err = "";
    child.stderr.on("data", (bytes: Buffer) => {
      err += bytes.toString();
    });
    expect(await once(child, "close")).toEqual([2, null]);
    expect(err).toContain("The server no-such-command-here can't be started: there is no such command.");
  });
});
