import { describe, expect, it } from "vitest";
import { closestName } from "../../../lib/importers/closest-name.ts";

const KINDS = ["suite", "tool", "case", "run", "record", "label"];

describe("closestName", () => {
  it.each([
    ["recrod", "record"],
    ["records", "record"],
    ["Tool", "tool"],
    ["tol", "tool"],
    ["cases", "case"],
  ])("takes %s for %s", (typed, meant) => {
    expect(closestName(typed, KINDS)).toBe(meant);
  });

  it.each(["span", "", "transcript"])("proposes nothing for %j", (typed) => {
    expect(closestName(typed, KINDS)).toBeNull();
  });
});
