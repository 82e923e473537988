import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { projectDir } from "../../../lib/db/project-dir.ts";
import { fileOutput } from "../../../lib/observer/file-output.ts";
import { Recorder } from "../../../lib/observer/recorder.ts";
import { observed } from "./observed.ts";

const AT = { runId: "r", caseId: "c", trial: 0 };

describe("fileOutput", () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "claimcheck-recorder-"));
    file = path.join(folder, "deep", "wire.ndjson");
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const objects = () =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line));

  it("appends to what is there, and leaves no journal behind", async () => {
    for (const caseId of ["a", "b"]) {
      const recorder = new Recorder({ output: fileOutput(file) });
      recorder.begin({ ...AT, caseId }, "observer", observed("t"));
      await recorder.close();
    }
    expect(objects().map(({ case_id }) => case_id)).toEqual(["a", "b"]);
    expect(readdirSync(path.dirname(file))).toEqual(["wire.ndjson"]);
  });

  it("ends a torn last line before it writes", async () => {
    fileOutput(file).close();
    writeFileSync(file, '{"kind":"rec');
    const recorder = new Recorder({ output: fileOutput(file) });
    recorder.open(AT, "observer");
    await recorder.close();
    expect(readFileSync(file, "utf8").split("\n")[0]).toBe('{"kind":"rec');
    expect(JSON.parse(readFileSync(file, "utf8").split("\n")[1] ?? "")).toMatchObject({ case_id: "c" });
  });

  it("has what a killed process had open, and leaves what a living one has", async () => {
    const child = spawn(process.execPath, ["--import", "tsx", "-e", KILLED, file], {
      cwd: projectDir(),
      stdio: ["ignore", "pipe", "inherit"],
    });
    await heard(child, "ready");
    expect(fileOutput(file).recovered).toBe(0);
    child.kill("SIGKILL");
    await once(child, "exit");
    const [journal] = readdirSync(path.dirname(file)).filter((name) => name.endsWith(".journal"));
    appendFileSync(path.join(path.dirname(file), journal as string), '{"note":"call","id":9,"at":{"ru');
    const output = fileOutput(file);
    expect(output.recovered).toBe(1);
    await output.close();
    expect(objects()).toMatchObject([
      { case_id: "done", tool_calls: [{ name: "t0" }] },
      {
        case_id: "open",
        trial: 2,
        source: "provider",
        usage: { input_tokens: 7 },
        tool_calls: [
          { name: "t1", arguments_raw: '{"a":42.00}', result: { ok: true } },
          { name: "t2", arguments_raw: "{}" },
        ],
      },
    ]);
    expect(fileOutput(file).recovered).toBe(0);
  });
});

const KILLED = `
  import { fileOutput } from "./lib/observer/file-output.ts";
  import { Recorder } from "./lib/observer/recorder.ts";
  (async () => {
    const recorder = new Recorder({ output: fileOutput(process.argv[1]) });
    const call = (name, argumentsRaw = "{}") =>
      ({ callId: null, name, argumentsRaw, providerParsed: false, turn: null, startedAt: null });
    const open = { runId: "r", caseId: "open", trial: 2 };
    recorder.begin({ runId: "r", caseId: "done", trial: 0 }, "observer", call("t0"));
    recorder.begin(open, "provider", call("t1", '{"a":42.00}'))({ result: '{"ok":true}' });
    recorder.begin(open, "provider", call("t2"));
    recorder.addUsage(open, "provider", { inputTokens: 7, outputTokens: null });
    await recorder.end({ runId: "r", caseId: "done", trial: 0 });
    console.log("ready");
    setInterval(() => undefined, 1000);
  })();
`;

async function heard(child: ChildProcess, word: string): Promise<void> {
  let said = "";
  for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
    said += chunk.toString();
    if (said.includes(word)) return;
  }
  throw new Error(`The process ended and said: ${said}`);
}
