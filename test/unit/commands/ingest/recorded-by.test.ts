import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { objectsInput } from "../../../../lib/commands/ingest/objects-input.ts";
import { recordedBy } from "../../../../lib/commands/ingest/recorded-by.ts";
import { bareRun } from "../../../../lib/grading/bare-run.ts";
import type { RecordObject } from "../../../../lib/grading/model.ts";
import { readNative } from "../../../../lib/importers/native/read-native.ts";

const line =
  '{"kind":"record","run_id":"r","case_id":"c","source":"observer","tool_calls":[{"name":"a"},{"name":"b","source":"provider"}]}';
const reading = readNative(line);
if (!reading.ok) throw new Error(reading.message);
const input = objectsInput("file", () => [bareRun("r"), reading.object]);

async function hashOf(one: typeof input): Promise<string> {
  const hash = createHash("sha256");
  for await (const _ of one.read({ pass: "definitions", hash }));
  return hash.digest("hex");
}

describe("recordedBy", () => {
  it("says it of every record and call, and leaves all else", async () => {
    const items = [];
    for await (const some of recordedBy(input, "agent_log").read({ pass: "all" })) items.push(...some);
    const [run, record] = items.map((item) => item.type === "object" && item.object);
    expect(run).toEqual(bareRun("r"));
    const { source, toolCalls } = record as RecordObject;
    expect([source, ...toolCalls.map((call) => call.source)]).toEqual([
      "agent_log",
      "agent_log",
      "agent_log",
    ]);
  });

  it("makes another stream of it: that the file was sent plainly says nothing of this", async () => {
    const hashes = await Promise.all([
      hashOf(input),
      hashOf(recordedBy(input, "agent_log")),
      hashOf(recordedBy(input, "observer")),
    ]);
    expect(new Set(hashes).size).toBe(3);
    expect(await hashOf(recordedBy(input, "observer"))).toBe(hashes[2]);
  });
});
