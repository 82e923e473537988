import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { RecordObject } from "../../../../lib/grading/model.ts";
import { tauBenchImporter } from "../../../../lib/importers/tau-bench/importer.ts";
import { splitJson } from "../../../../lib/sources/split-json.ts";
import { splitAll } from "../../sources/split-all.ts";
import { readText } from "../read-text.ts";

function read(path: URL, file: string) {
  const pieces = splitAll(splitJson(file, 1 << 28, true), readFileSync(path, "utf8"));
  const elements = pieces.filter((piece) => "text" in piece);
  expect(elements).toHaveLength(pieces.length);
  return readText(tauBenchImporter, ...elements).map((item) => {
    if (item.type === "reject") throw new Error(item.reject.message);
    return item.object;
  });
}

const fixture = (name: string) => new URL(`../../../fixtures/importers/tau-bench/${name}`, import.meta.url);
const SHARED = new URL("../../../../../shared/data/tau-bench/gpt-4o-airline.json", import.meta.url);

describe("tauBenchImporter", () => {
  it("takes the run from the file's name, a task once for all its trials, and gold actions as all the writes", () => {
    const objects = read(fixture("list.json"), "folder/list.json");
    expect(objects.map((object) => object.kind)).toEqual(["run", "case", "record", "record", "record"]);
    expect(objects[0]).toMatchObject({ runId: "list" });
    expect(objects[1]).toMatchObject({
      caseId: "0",
      input: '"You want to borrow a book."',
      expectToolCalls: [{ name: "lend_book", args: '{"isbn":"978-0","fee":2.50}' }],
      forbidOtherSideEffects: true,
      extra: '{"user_id":"reader_7","outputs":[]}',
    });
  });

  it("pairs results by position, since ids repeat, and reads Error texts as errors", () => {
    const record = read(fixture("list.json"), "list.json")[2] as RecordObject;
    expect(record).toMatchObject({
      recordId: "list/0/0",
      harnessVerdict: "pass",
      finalMessage: "Here it is.",
    });
    expect(
      record.toolCalls.map(({ callId, argumentsRaw, result, error, turn }) => [
        callId,
        argumentsRaw,
        result,
        error,
        turn,
      ]),
    ).toEqual([
      ["same", '{"isbn": "978-0"}', '"{\\"free\\": true}"', null, 2],
      ["same", '{"isbn": "978-1"}', null, '"Error: no such book"', 2],
      ["same", "", null, null, 6],
    ]);
    expect(record.effects).toEqual([{ name: "database", passed: true, detail: null }]);
  });

  it("keeps the verdict of a run at its step limit and says so; a crash is no verdict on the agent", () => {
    const objects = read(fixture("list.json"), "list.json");
    expect(objects[3]).toMatchObject({
      harnessVerdict: "fail",
      harnessReason: expect.stringContaining("step limit"),
      error: null,
    });
    expect(objects[4]).toMatchObject({ caseId: "1", error: "connection reset", toolCalls: [] });
  });

  it("reads one run object with arguments that the provider had parsed", () => {
    const objects = read(fixture("single.json"), "single.json");
    expect(objects[1]).toMatchObject({ expectToolCalls: [], forbidOtherSideEffects: true });
    expect(objects[2]).toMatchObject({
      recordId: "single/4/0",
      harnessReason: "reward 0; r_outputs 0; outputs not said: 12",
      toolCalls: [
        { callId: "0", argumentsRaw: '{"isbn": "978-0", "n": 1.0}', providerParsed: true, result: '"found"' },
      ],
    });
  });

  it("rejects one broken run alone, with the field's path", () => {
    const good = JSON.stringify({ task_id: 1, reward: 1, info: {}, traj: [] });
    const bad = JSON.stringify({
      task_id: 1,
      reward: 1,
      info: {},
      traj: [{ role: "assistant", tool_calls: [{ function: {} }] }],
    });
    expect(readText(tauBenchImporter, bad, good)).toMatchObject([
      { type: "reject", reject: { path: "traj[0].tool_calls[0].function.name", message: "is missing" } },
      { type: "object", object: { kind: "run" } },
      { type: "object", object: { kind: "record" } },
    ]);
  });

  it.skipIf(!existsSync(SHARED))("finds the known counts in the published airline file", () => {
    const objects = read(SHARED, "gpt-4o-airline.json");
    const records = objects.filter((object) => object.kind === "record");
    const calls = records.flatMap((record) => record.toolCalls);
    expect(records).toHaveLength(200);
    expect(objects.filter((object) => object.kind === "case")).toHaveLength(50);
    expect(calls).toHaveLength(1164);
    expect(calls.filter((call) => call.error !== null)).toHaveLength(73);
    expect(calls.filter((call) => call.result === null && call.error === null)).toHaveLength(0);
    expect(records.filter((record) => record.harnessVerdict === "fail")).toHaveLength(116);
    expect(records.filter((record) => record.harnessReason?.includes("step limit"))).toHaveLength(5);
  });
});
