import { describe, expect, it } from "vitest";
import { compileSuite } from "../../../lib/grading/compile-suite.ts";
import { ruleInForce } from "../../../lib/rules/rule-in-force.ts";

const month = { use: "month", options: {} };
const suite = compileSuite(
  [
    {
      kind: "tool",
      name: "search",
      description: null,
      inputSchema: null,
      effect: null,
      defaults: null,
      evalNorms: { since: month },
      extra: null,
    },
  ],
  { argsMatch: "named", repeats: "signal" },
);

describe("ruleInForce", () => {
  it("gives the normalizer of a parameter", () => {
    expect(ruleInForce(suite.tools.get("search"), "since")).toEqual(month);
  });

  it("gives null for a parameter without one, also for those that every object has, and for no tool", () => {
    for (const path of ["until", "constructor", "toString", "__proto__"]) {
      expect(ruleInForce(suite.tools.get("search"), path)).toBeNull();
    }
    expect(ruleInForce(undefined, "since")).toBeNull();
  });
});
