import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CaseChange } from "../../../lib/compare/case-changes.ts";
import type { CaseSide } from "../../../lib/compare/case-side.ts";
import { classifyCase } from "../../../lib/compare/classify-case.ts";
import type { Claim } from "../../../lib/grading/claims.ts";
import { anyProfile } from "./case-profiles.ts";

/** `p1 f2 u0`, with the claims that failing trials fail. */
function side(text: string, claims: readonly Claim[] = ["value"]): CaseSide {
  const [passing = 0, failing = 0, ungraded = 0] = text.split(" ").map((part) => Number(part.slice(1)));
  return { passing, failing, ungraded, claims: failing === 0 ? [] : claims };
}

const MIRROR: Readonly<Record<CaseChange, CaseChange>> = {
  newly_fails: "newly_passes",
  newly_passes: "newly_fails",
  fails_more: "fails_less",
  fails_less: "fails_more",
  changed_claim: "changed_claim",
  became_ungraded: "became_graded",
  became_graded: "became_ungraded",
  fails_alike: "fails_alike",
  passes_alike: "passes_alike",
  ungraded_alike: "ungraded_alike",
  only_a: "only_b",
  only_b: "only_a",
};

describe("classifyCase", () => {
  it.each<[string, string, CaseChange]>([
    ["p1 f0 u0", "p0 f1 u0", "newly_fails"],
    ["p3 f0 u0", "p2 f1 u0", "newly_fails"],
    ["p0 f1 u0", "p1 f0 u0", "newly_passes"],
    ["p2 f1 u0", "p3 f0 u0", "newly_passes"],
    ["p2 f1 u0", "p1 f2 u0", "fails_more"],
    ["p0 f3 u0", "p1 f2 u0", "fails_less"],
    ["p1 f1 u0", "p2 f2 u1", "fails_alike"],
    ["p1 f0 u0", "p0 f0 u1", "became_ungraded"],
    ["p0 f0 u2", "p0 f1 u1", "became_graded"],
    ["p1 f0 u3", "p5 f0 u0", "passes_alike"],
    ["p0 f0 u1", "p0 f0 u2", "ungraded_alike"],
  ])("from %s to %s: %s", (a, b, change) => {
    expect(classifyCase(side(a), side(b))).toBe(change);
  });

  it("tells a case that fails by other claims from one that fails by the same", () => {
    const a = side("p1 f1 u0", ["value"]);
    expect(classifyCase(a, side("p1 f1 u0", ["value", "type"]))).toBe("changed_claim");
    expect(classifyCase(a, side("p1 f1 u0", ["value"]))).toBe("fails_alike");
  });

  it("sets cases apart that one run alone has", () => {
    expect(classifyCase(side("p1 f0 u0"), null)).toBe("only_a");
    expect(classifyCase(null, side("p1 f0 u0"))).toBe("only_b");
    expect(() => classifyCase(null, null)).toThrow(RangeError);
  });

  it("is mirrored when the runs are swapped", () => {
    fc.assert(
      fc.property(anyProfile, ({ a, b }) => {
        expect(classifyCase(b, a)).toBe(MIRROR[classifyCase(a, b)]);
      }),
    );
  });
});
