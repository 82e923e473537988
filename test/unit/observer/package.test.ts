import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { projectDir } from "../../../lib/db/project-dir.ts";
import { nativeImporter } from "../../../lib/importers/native/importer.ts";
import { objectsOf } from "../importers/objects-of.ts";
import { readText } from "../importers/read-text.ts";

const USER = `
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type CaseName, fileOutput, observeTools, Recorder, record, type Recording } from "claimcheck/observer";

const recording: Recording = record({ out: "observed.ndjson" }, { runId: "r" });
const tools = recording.observeTools({
  add: async ({ n }: { n: number }): Promise<number> => n + 1,
  fail: ({ why }: { why: string }): never => {
    throw new Error(why);
  },
});
const raw = '{"n": 42.00, "emoji": "\\\\ud83d\\\\ude00"}';
const server = createServer((_, response) => {
  const call = { id: "call_1", type: "function", function: { name: "add", arguments: raw } };
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ choices: [{ index: 0, message: { role: "assistant", tool_calls: [call] } }] }));
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const url = \`http://127.0.0.1:\${(server.address() as AddressInfo).port}/v1/chat/completions\`;
const sum: number = await recording.case("sums", async () => {
  const answer: Response = await recording.observeFetch()(url, { method: "POST", body: "{}" });
  await answer.json();
  return tools.add({ n: 41 });
});
await recording.case("fails", () => {
  try {
    tools.fail({ why: "so" });
  } catch {
    return;
  }
});
await recording.close();
server.close();

const recorder = new Recorder({ output: fileOutput("parts.ndjson") });
const caseOf = (): CaseName => ({ runId: "r", caseId: "parts", trial: null });
observeTools(new Map([["t", (text: string) => text.length]]), { recorder, caseOf }).get("t")?.("{}");
await recorder.close();
console.log(sum);
`;

/** Another project, with the package linked into it. */
describe("the package claimcheck/observer", { timeout: 120_000 }, () => {
  const folder = mkdtempSync(path.join(tmpdir(), "claimcheck-package-"));
  const linked = path.join(folder, "node_modules", "claimcheck");
  const tsc = (...args: string[]) => run(path.join(projectDir(), "node_modules/typescript/bin/tsc"), ...args);
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
    return { status, said: `${stdout}${stderr}` };
  };

  beforeAll(() => {
    mkdirSync(linked, { recursive: true });
    cpSync(path.join(projectDir(), "package.json"), path.join(linked, "package.json"));
    mkdirSync(path.join(folder, "node_modules", "@types"));
    for (const name of ["@types/node", "undici-types"]) {
      const from = path.join(projectDir(), "node_modules", name);
      cpSync(from, path.join(folder, "node_modules", name), { recursive: true });
    }
    const config = path.join(projectDir(), "tsconfig.observer.json");
    expect(tsc("-p", config, "--outDir", path.join(linked, "dist/observer"))).toEqual({
      status: 0,
      said: "",
    });
    writeFileSync(path.join(folder, "package.json"), '{"type":"module","private":true}');
    writeFileSync(path.join(folder, "agent.ts"), USER);
    const compilerOptions = {
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      module: "nodenext",
      target: "es2022",
      types: ["node"],
    };
    writeFileSync(path.join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions }));
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("needs nothing but Node", () => {
    const built = path.join(linked, "dist/observer");
    const files = (readdirSync(built, { recursive: true }) as string[]).filter((file) =>
      file.endsWith(".js"),
    );
    expect(files.length).toBeGreaterThan(50);
    const named = files.flatMap((file) =>
      [...readFileSync(path.join(built, file), "utf8").matchAll(/(?:from|import)\s*\(?"([^"]+)"/g)].map(
        ([, name]) => name,
      ),
    );
    expect(
      named.filter((name) => !name?.startsWith("node:") && !/^\.{1,2}\/.*\.js$/.test(name ?? "")),
    ).toEqual([]);
  });

  it("is type-checked by another project, and runs by Node alone", () => {
    expect(tsc("-p", ".")).toEqual({ status: 0, said: "" });
    expect(run("agent.js")).toEqual({ status: 0, said: "42\n" });
    const lines = readFileSync(path.join(folder, "observed.ndjson"), "utf8").trimEnd().split("\n");
    const { records, rejects } = objectsOf(readText(nativeImporter, ...lines));
    expect(rejects).toEqual([]);
    expect(records.map(({ caseId, source, toolCalls }) => [caseId, source, toolCalls.length])).toEqual([
      ["sums", "observer", 1],
      ["sums", "provider", 1],
      ["fails", "observer", 1],
      ["fails", "provider", 0],
    ]);
    expect(records.flatMap(({ toolCalls }) => toolCalls)).toMatchObject([
      { name: "add", argumentsRaw: '{"n":41}', result: "42" },
      { name: "add", callId: "call_1", argumentsRaw: '{"n": 42.00, "emoji": "\\ud83d\\ude00"}' },
      { name: "fail", error: '{"name":"Error","message":"so"}' },
    ]);
    const parts = readFileSync(path.join(folder, "parts.ndjson"), "utf8");
    expect(JSON.parse(parts)).toMatchObject({
      case_id: "parts",
      tool_calls: [{ arguments_raw: "{}", result: 2 }],
    });
  });
});
