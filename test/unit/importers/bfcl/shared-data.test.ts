import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readFiles } from "../read-files.ts";

const FOLDER = fileURLToPath(new URL("../../../../../shared/data/bfcl", import.meta.url));

/** Public files that are not part of the project; skipped where they do not lie beside it. */
describe.skipIf(!existsSync(FOLDER))("published BFCL files", () => {
  it("hold 458 questions with their answers, and four results with their scores", async () => {
    const { cases, runs, records, rejects } = await readFiles(FOLDER);
    expect(rejects).toEqual([]);
    expect(cases.length).toBe(458);
    expect(
      cases.filter(({ expectToolCalls }) => expectToolCalls === null).map(({ caseId }) => caseId),
    ).toEqual(["live_simple_106-63-0", "live_simple_112-68-0"]);
    expect(runs.map(({ runId, model }) => [runId, model])).toEqual([["made-up-model", "made-up-model"]]);
    expect(records.map(({ harnessVerdict, toolCalls }) => [harnessVerdict, toolCalls.length])).toEqual([
      ["pass", 1],
      ["fail", 1],
      [null, 0],
      ["pass", 1],
    ]);
    expect(records[0]?.harnessReason).toMatch(/^inferred: .* but it lists 1 of the 3 that it counts$/);
    expect(records[2]?.error).toMatch(/^Error during inference/);
    expect(records[1]?.toolCalls[0]?.argumentsRaw).toMatch(/"aligned": true$/);
  });
});
