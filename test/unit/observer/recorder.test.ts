import { describe, expect, it } from "vitest";
import { nativeImporter } from "../../../lib/importers/native/importer.ts";
import { Recorder } from "../../../lib/observer/recorder.ts";
import { objectsOf } from "../importers/objects-of.ts";
import { readText } from "../importers/read-text.ts";
import { observed } from "./observed.ts";
import { recordedLines } from "./recorded-lines.ts";

const AT = { runId: "r", caseId: "c", trial: 0 };

const recordsOf = (lines: readonly string[]) => {
  const { records, rejects } = objectsOf(readText(nativeImporter, ...lines));
  expect(rejects).toEqual([]);
  return records;
};

describe("Recorder", () => {
  it("keeps the order in which calls began, whatever order they end in", async () => {
    const output = recordedLines();
    const recorder = new Recorder({ output });
    const finishes = Array.from({ length: 200 }, (_, i) => recorder.begin(AT, "observer", observed(`t${i}`)));
    for (const [i, finish] of [...finishes.entries()].reverse()) finish({ result: String(i) });
    await recorder.close();
    const [record] = recordsOf(output.lines);
    expect(record?.toolCalls.map(({ name, result }) => [name, result])).toEqual(
      Array.from({ length: 200 }, (_, i) => [`t${i}`, String(i)]),
    );
  });

  it("writes what the native reader reads back to the letter", async () => {
    const output = recordedLines();
    const recorder = new Recorder({ output });
    const raw = '{"a": 42.00,\n "b": "\\ud83d", "a": 12345678901234567890123} \u2028\u0000';
    recorder.begin(AT, "observer", { ...observed("t", raw), callId: "", turn: 3, providerParsed: true })({
      dispatchedName: "u",
      argumentsReceived: '{\n  "a": 42.00\r\n}',
      result: '"a\\nb"',
      latencyMs: 1.5,
    });
    recorder.begin(AT, "observer", observed("not json", null))({ result: "{oops", error: "1e400" });
    await recorder.close();
    expect(output.lines).toHaveLength(1);
    expect(output.lines[0]).not.toMatch(/[\r\n]/);
    const [record] = recordsOf(output.lines);
    expect(record).toMatchObject({ recordId: "r/c/0", source: "observer", usage: null });
    expect(record?.toolCalls).toMatchObject([
      {
        callId: "",
        name: "t",
        argumentsRaw: raw,
        providerParsed: true,
        dispatchedName: "u",
        argumentsReceived: '{   "a": 42.00 }',
        result: '"a\\nb"',
        turn: 3,
        latencyMs: 1.5,
        source: "observer",
      },
      { name: "not json", argumentsRaw: null, result: '"{oops"', error: "1e400" },
    ]);
  });

  it("keeps sources, cases and trials apart", async () => {
    const output = recordedLines();
    const recorder = new Recorder({ output });
    recorder.begin(AT, "provider", observed("a"));
    recorder.begin(AT, "observer", observed("b"));
    recorder.begin({ ...AT, caseId: "other" }, "provider", observed("c"));
    await recorder.end(AT);
    expect(output.lines).toHaveLength(2);
    await recorder.close();
    const records = recordsOf(output.lines);
    expect(records.map(({ caseId, source, toolCalls }) => [caseId, source, toolCalls[0]?.name])).toEqual([
      ["c", "provider", "a"],
      ["c", "observer", "b"],
      ["other", "provider", "c"],
    ]);
  });

  it("gives a case that begins again its next trial, unless one was said", async () => {
    const output = recordedLines();
    const recorder = new Recorder({ output });
    const next = { ...AT, trial: null };
    expect(recorder.open(next, "observer").trial).toBe(0);
    recorder.begin(next, "observer", observed("a"));
    await recorder.end(next);
    expect(recorder.open(next, "observer").trial).toBe(1);
    await recorder.end(next);
    expect(recorder.open({ ...AT, trial: 7 }, "observer").trial).toBe(7);
    expect(recorder.open(next, "observer").trial).toBe(7);
    await recorder.close();
    expect(recordsOf(output.lines).map(({ trial, toolCalls }) => [trial, toolCalls.length])).toEqual([
      [0, 1],
      [1, 0],
      [7, 0],
    ]);
  });

  it("takes one outcome a call, and none after the end of its case", async () => {
    const output = recordedLines();
    const recorder = new Recorder({ output });
    const finish = recorder.begin(AT, "observer", observed("a"));
    const late = recorder.begin(AT, "observer", observed("b"));
    finish({ result: "1" });
    finish({ result: "2" });
    await recorder.end(AT);
    late({ result: "3" });
    await recorder.end(AT);
    await recorder.close();
    const [record, ...more] = recordsOf(output.lines);
    expect(more).toEqual([]);
    expect(record?.toolCalls.map(({ result }) => result)).toEqual(["1", null]);
  });

  it("adds up what the answers of a record used", async () => {
    const output = recordedLines();
    const recorder = new Recorder({ output });
    recorder.addUsage(AT, "provider", { inputTokens: 10, outputTokens: null });
    recorder.addUsage(AT, "provider", { inputTokens: 5, outputTokens: 2 });
    await recorder.close();
    const [record] = recordsOf(output.lines);
    expect(record?.usage).toMatchObject({ inputTokens: 15, outputTokens: 2 });
    expect(record?.toolCalls).toEqual([]);
  });

  it("writes a tool once, as one that came along", async () => {
    const output = recordedLines();
    const recorder = new Recorder({ output });
    const tool = {
      name: "t",
      inputSchema: '{\n"type":"object","x":1.0}',
      annotations: '{"readOnlyHint":true}',
    };
    recorder.addTool(tool);
    recorder.addTool(tool);
    recorder.addTool({ name: "u", inputSchema: "no JSON" });
    await recorder.close();
    expect(objectsOf(readText(nativeImporter, ...output.lines)).tools).toMatchObject([
      {
        kind: "tool",
        name: "t",
        inputSchema: '{ "type":"object","x":1.0}',
        effect: "read_only",
        found: true,
      },
      { kind: "tool", name: "u", inputSchema: null, found: true },
    ]);
  });

  it("says at its close what could not be written, and goes on with the rest", async () => {
    const output = recordedLines();
    const said: string[] = [];
    const broken = {
      ...output,
      write: async (line: string) => {
        if (line.includes('"bad"')) throw new Error("the disk is full");
        await output.write(line);
      },
    };
    const recorder = new Recorder({ output: broken, onError: (error) => said.push(error.message) });
    recorder.open({ ...AT, caseId: "bad" }, "observer");
    recorder.open(AT, "observer");
    await expect(recorder.close()).rejects.toThrow("the disk is full");
    expect(said).toEqual(["the disk is full"]);
    expect(recordsOf(output.lines).map(({ caseId }) => caseId)).toEqual(["c"]);
  });
});
