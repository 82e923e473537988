import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readFiles } from "../read-files.ts";

const FOLDER = fileURLToPath(new URL("../../../../../shared/data/tau2", import.meta.url));

/** Public results that are not part of the project; skipped where they do not lie beside it. */
describe.skipIf(!existsSync(FOLDER))("published tau2 results", () => {
  it("hold five simulations with 27 calls, all with the model's text and a result", async () => {
    const { cases, records, rejects } = await readFiles(join(FOLDER, "results-5-sims.json"));
    const calls = records.flatMap(({ toolCalls }) => toolCalls);
    expect(rejects).toEqual([]);
    expect([cases.length, records.length, calls.length]).toEqual([5, 5, 27]);
    expect(calls.every(({ providerParsed, result }) => !providerParsed && result !== null)).toBe(true);
    expect(records.map(({ harnessVerdict, error }) => [harnessVerdict, error])).toEqual([
      ["pass", null],
      ["fail", null],
      ["fail", null],
      ["fail", null],
      ["fail", "stopped by max_steps"],
    ]);
  });

  it("leave the simulated user's five calls out", async () => {
    const { cases, records, rejects } = await readFiles(join(FOLDER, "results-parallel-user-calls.json"));
    expect(rejects).toEqual([]);
    expect(cases.map(({ expectToolCalls }) => expectToolCalls)).toEqual([null]);
    expect(records.map(({ toolCalls }) => toolCalls.length)).toEqual([4]);
    expect(records[0]?.extra).toContain('"user_calls":5');
    expect(records[0]?.effects?.map(({ passed }) => passed)).toEqual([true, true]);
  });
});
