import { expect, it } from "vitest";
import { mergeChanges } from "../../../../lib/commands/regrading/merge-changes.ts";

it("adds up counts of changed verdicts, level by level", () => {
  const one = { equivalent: { failToPass: 2, passToFail: 1 } };
  const other = { equivalent: { failToPass: 3 }, effect: { ungradedToPass: 1 } };
  expect(mergeChanges(one, other)).toEqual({
    equivalent: { failToPass: 5, passToFail: 1 },
    effect: { ungradedToPass: 1 },
  });
  expect(mergeChanges({}, {})).toEqual({});
  expect(one).toEqual({ equivalent: { failToPass: 2, passToFail: 1 } });
});
