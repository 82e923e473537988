import { describe, expect, it } from "vitest";
import { JsonPlace } from "../../../../lib/importers/transcript/json-place.ts";
import { statedIds } from "../../../../lib/importers/transcript/stated-ids.ts";

const ids = (...values: unknown[]) =>
  statedIds(values.map((value) => JsonPlace.of(JSON.stringify(value), value)));

describe("statedIds", () => {
  it.each([
    [
      { case_id: "a", run_id: "r", trial: 3 },
      { caseId: "a", runId: "r", trial: 3 },
    ],
    [{ metadata: { case_id: 7, trial: "2" } }, { caseId: "7", runId: null, trial: 2 }],
    [
      { custom_id: "c", metadata: { case_id: "a" } },
      { caseId: "a", runId: null, trial: null },
    ],
    [
      { key: "k", trial: -1 },
      { caseId: "k", runId: null, trial: null },
    ],
    [
      { trial: "first", case_id: "" },
      { caseId: null, runId: null, trial: null },
    ],
  ])("finds in %j", (value, expected) => {
    expect(ids(value)).toEqual(expected);
  });

  it("asks the places in their order", () => {
    expect(ids({}, { metadata: { case_id: "a" } }, { case_id: "b" }).caseId).toBe("a");
  });
});
