import { describe, expect, it } from "vitest";
import { causesOfTruth } from "../../../lib/labels/causes-of-truth.ts";
import { TRUTHS } from "../../../lib/labels/truths.ts";
import { causeKeys } from "../../../lib/review/cause-keys.ts";
import { outcomeOf } from "../../../lib/review/outcome-of.ts";

describe("outcomeOf", () => {
  it("names what follows from label and verdict", () => {
    expect(outcomeOf("agent_right", "fail")).toBe("false failure");
    expect(outcomeOf("agent_wrong", "fail")).toBe("genuine failure");
    expect(outcomeOf("agent_wrong", "pass")).toBe("false pass");
    expect(outcomeOf("agent_right", "pass")).toBe("genuine pass");
    expect(outcomeOf("unsure", "fail")).toBeNull();
  });
});

describe("causeKeys", () => {
  it("gives every cause of right and wrong a key of its own that does nothing else", () => {
    for (const truth of TRUTHS.filter((one) => one !== "unsure")) {
      const keys = causeKeys(truth);
      expect(keys.map(({ cause }) => cause)).toEqual(causesOfTruth(truth));
      expect(new Set(keys.map(({ key }) => key)).size).toBe(keys.length);
      for (const { key } of keys) expect(key).toMatch(/^[a-fhilmo-tv-z]$/);
    }
  });

  it("asks for no cause where the reviewer is unsure", () => {
    expect(causeKeys("unsure")).toEqual([]);
  });
});
