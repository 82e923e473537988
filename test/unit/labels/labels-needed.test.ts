import { expect, it } from "vitest";
import { labelsNeeded } from "../../../lib/labels/labels-needed.ts";

it("as many labels as reviewers were asked for count as one, and a single one once labelling was stopped", () => {
  expect(labelsNeeded({ reviewsPerItem: 3, stopped: false })).toBe(3);
  expect(labelsNeeded({ reviewsPerItem: 3, stopped: true })).toBe(1);
  expect(labelsNeeded({ reviewsPerItem: 1, stopped: false })).toBe(1);
});
