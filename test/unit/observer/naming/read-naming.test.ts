import { describe, expect, it } from "vitest";
import { readNaming } from "../../../../lib/observer/naming/read-naming.ts";

describe("readNaming", () => {
  it("takes what is said, a trial as number or text", () => {
    expect(readNaming({})).toEqual({ runId: null, caseId: null, trial: null });
    expect(readNaming({ runId: "r", caseId: "a/b é", trial: "12" })).toEqual({
      runId: "r",
      caseId: "a/b é",
      trial: 12,
    });
    expect(readNaming({ trial: 0 })).toMatchObject({ trial: 0 });
  });

  it.each([
    { caseId: "" },
    { caseId: " " },
    { caseId: 5 },
    { runId: "a\nb" },
    { caseId: "é".repeat(501) },
    { trial: -1 },
    { trial: 1.5 },
    { trial: "1.5" },
    { trial: "two" },
    { trial: true },
    { trial: 2 ** 31 },
  ])("says what is wrong with %j", (said) => {
    expect(readNaming(said)).toEqual({ problem: expect.stringMatching(/^(The id of a|A trial is)/) });
  });
});
