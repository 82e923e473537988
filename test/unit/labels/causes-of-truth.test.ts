import { describe, expect, it } from "vitest";
import { CAUSES } from "../../../lib/labels/causes.ts";
import { causesOfTruth } from "../../../lib/labels/causes-of-truth.ts";

describe("causesOfTruth", () => {
  it("explains a right deed by why it may fail, a wrong one by what it was or why it may pass", () => {
    expect(causesOfTruth("agent_right")).toEqual(CAUSES.false_failure);
    expect(new Set(causesOfTruth("agent_wrong"))).toEqual(new Set([...CAUSES.genuine, ...CAUSES.false_pass]));
    expect(new Set(causesOfTruth("unsure"))).toEqual(new Set(Object.values(CAUSES).flat()));
  });

  it("has every cause in one group only", () => {
    const all = Object.values(CAUSES).flat();
    expect(new Set(all).size).toBe(all.length);
  });
});
