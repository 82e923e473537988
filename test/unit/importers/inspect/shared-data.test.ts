import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { RecordObject } from "../../../../lib/grading/model.ts";
import { openSource } from "../../../../lib/sources/open-source.ts";
import { readObjects } from "../../../../lib/sources/read-objects.ts";
import { recognizeFiles } from "../../../../lib/sources/recognize-files.ts";

const FOLDER = fileURLToPath(new URL("../../../../../shared/data/inspect", import.meta.url));

async function read(name: string): Promise<{ records: RecordObject[]; rejects: string[] }> {
  const records: RecordObject[] = [];
  const rejects: string[] = [];
  for await (const items of readObjects(await recognizeFiles(await openSource([join(FOLDER, name)]), null))) {
    for (const item of items) {
      if (item.type === "reject") rejects.push(item.reject.code);
      else if (item.object.kind === "record") records.push(item.object);
    }
  }
  return { records, rejects };
}

/** Public logs that are not part of the project; skipped where they do not lie beside it. */
describe.skipIf(!existsSync(FOLDER))("published Inspect logs", () => {
  it("hold 15 samples with 121 calls, one of them without a result", async () => {
    const { records, rejects } = await read("log.eval");
    const calls = records.flatMap(({ toolCalls }) => toolCalls);
    const verdicts = (verdict: string) => records.filter((one) => one.harnessVerdict === verdict).length;
    expect(rejects).toEqual([]);
    expect([records.length, calls.length, verdicts("pass"), verdicts("fail")]).toEqual([15, 121, 9, 6]);
    expect(calls.filter(({ result, error }) => result === null && error === null).length).toBe(1);
    expect(records.filter(({ error }) => error === "stopped by the message limit of 50").length).toBe(3);
    const errors = calls.flatMap(({ error }) => (error === null ? [] : [String(JSON.parse(error).type)]));
    expect(errors.sort()).toEqual(["timeout", "timeout", "timeout", "timeout", "timeout", "unicode_decode"]);
    expect(calls.every(({ providerParsed }) => !providerParsed)).toBe(true);
  });

  it.each([
    ["ais-decoder-zstd.eval", 1, 13],
    ["chunked-log_read_sample.eval", 1, 0],
    ["log_message_deduplication.eval", 1, 5],
    ["2025-05-12T20-28-26-04-00_security-guide.json", 3, 0],
    ["log_tool_call_error.json", 1, 0],
  ])("of %s are read whole", async (name, samples, calls) => {
    const { records, rejects } = await read(name);
    expect(rejects).toEqual([]);
    expect([records.length, records.flatMap(({ toolCalls }) => toolCalls).length]).toEqual([samples, calls]);
    expect(JSON.stringify(records)).not.toMatch(/attachment:\/\/(?:[0-9a-f]{32}|\d)/);
  });

  it("without samples are refused with the reason", async () => {
    expect(await read("log_with_nan.txt")).toEqual({ records: [], rejects: ["no_samples"] });
  });
});
