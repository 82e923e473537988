import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sweAgentImporter } from "../../../../lib/importers/swe-agent/importer.ts";
import { objectsOf } from "../objects-of.ts";
import { readFixture } from "../read-fixture.ts";
import { readText } from "../read-text.ts";

const SHARED = new URL("../../../../../shared/data/swe-agent/function_calling_simple.traj", import.meta.url);

describe("sweAgentImporter", () => {
  it("takes the agent's calls, not those of a demonstration; one result answers every call that it lists", () => {
    const { records, rejects } = readFixture(sweAgentImporter, "run.traj");
    expect(rejects).toEqual([]);
    expect(
      records[0]?.toolCalls.map(({ callId, name, argumentsRaw, result, turn }) => [
        callId,
        name,
        argumentsRaw,
        result,
        turn,
      ]),
    ).toEqual([
      ["c1", "bash", '{"command":"ls"}', '"a.py"', 3],
      ["c2", "open", '{"path": "a.py"', '"a.py"', 3],
      [null, "submit", "{}", '"diff"', 5],
    ]);
  });

  it("gives the exit status as a reason without a verdict, cost and tokens as usage", () => {
    expect(readFixture(sweAgentImporter, "run.traj").records).toMatchObject([
      {
        harnessVerdict: null,
        harnessReason: "exit_status submitted",
        error: null,
        finalMessage: "Submit.",
        usage: { inputTokens: 900, outputTokens: 80, costUsd: 0.25, latencyMs: null },
      },
    ]);
  });

  it.each([
    ["run.traj", "inst.traj", "inst/org__repo-1/0"],
    ["run.traj", "night/inst/inst.traj", "night/org__repo-1/0"],
    ["text.traj", "night/inst/inst.traj", "night/inst/0"],
    ["text.traj", "inst.traj", "inst/inst/0"],
  ])("names %s at %s %s", (name, file, recordId) => {
    expect(readFixture(sweAgentImporter, name, file).records.map((one) => one.recordId)).toEqual([recordId]);
  });

  it("says that a trajectory of text actions has no calls, and that a limit ended it", () => {
    expect(readFixture(sweAgentImporter, "text.traj").records).toMatchObject([
      {
        toolCalls: [],
        error: expect.stringMatching(/submitted \(exit_cost\).*actions as text/),
        harnessReason: "exit_status submitted (exit_cost)",
      },
    ]);
  });

  it.each(["exit_format", "exit_forfeit"])("holds %s against the agent", (status) => {
    const text = `{"history":[{"role":"assistant","content":"a","agent":"main"}],"info":{"exit_status":"${status}"}}`;
    expect(objectsOf(readText(sweAgentImporter, text)).records[0]).toMatchObject({
      error: null,
      harnessReason: `exit_status ${status}`,
    });
  });

  it.skipIf(!existsSync(SHARED))("reads the published trajectory: 5 calls, each with its result", () => {
    const { records, rejects } = objectsOf(
      readText(sweAgentImporter, {
        text: readFileSync(SHARED, "utf8"),
        file: "function_calling_simple.traj",
      }),
    );
    expect(rejects).toEqual([]);
    expect(records).toHaveLength(1);
    expect(records[0]?.toolCalls.map(({ name }) => name)).toEqual([
      "find_file",
      "open",
      "edit",
      "bash",
      "submit",
    ]);
    expect(
      records[0]?.toolCalls.every(({ result, providerParsed }) => result !== null && !providerParsed),
    ).toBe(true);
    expect(records[0]).toMatchObject({ error: null, harnessReason: null });
  });
});
