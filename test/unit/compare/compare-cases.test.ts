import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CASE_CHANGES } from "../../../lib/compare/case-changes.ts";
import { compareCases } from "../../../lib/compare/compare-cases.ts";
import { anyProfile } from "./case-profiles.ts";

const passes = { passing: 1, failing: 0, ungraded: 0, claims: [] };
const fails = { passing: 0, failing: 1, ungraded: 0, claims: ["value"] } as const;

describe("compareCases", () => {
  it("gives the discordant cases and McNemar's exact p where each case has one trial", () => {
    const { paired, groups } = compareCases([
      { a: passes, b: passes, cases: 50 },
      { a: fails, b: fails, cases: 9 },
      { a: passes, b: fails, cases: 5 },
      { a: fails, b: passes, cases: 1 },
    ]);
    expect(paired).toEqual({ cases: 65, worse: 5, better: 1, unequal: 0, p: expect.closeTo(0.21875, 12) });
    expect([groups.newly_fails, groups.newly_passes]).toEqual([5, 1]);
  });

  it("does not pair cases of different numbers of graded trials", () => {
    const twice = { passing: 1, failing: 1, ungraded: 0, claims: ["value"] } as const;
    const { paired, groups } = compareCases([{ a: passes, b: twice, cases: 4 }]);
    expect(paired).toEqual({ cases: 0, worse: 0, better: 0, unequal: 4, p: null });
    expect(groups.newly_fails).toBe(4);
  });

  it("counts each case in one group, and pairs shared ones alone", () => {
    fc.assert(
      fc.property(fc.array(anyProfile), (profiles) => {
        const made = compareCases(profiles);
        const sum = CASE_CHANGES.reduce((total, change) => total + made.groups[change], 0);
        expect(sum).toBe(made.cases);
        expect(made.cases).toBe(profiles.reduce((total, { cases }) => total + cases, 0));
        expect(made.shared).toBe(made.cases - made.groups.only_a - made.groups.only_b);
        expect(made.paired.cases + made.paired.unequal).toBeLessThanOrEqual(made.shared);
        expect(made.paired.worse + made.paired.better).toBeLessThanOrEqual(made.paired.cases);
      }),
    );
  });

  it("is mirrored when the runs are swapped", () => {
    fc.assert(
      fc.property(fc.array(anyProfile), (profiles) => {
        const there = compareCases(profiles);
        const back = compareCases(profiles.map(({ a, b, cases }) => ({ a: b, b: a, cases })));
        expect(back.groups).toEqual({
          ...there.groups,
          newly_fails: there.groups.newly_passes,
          newly_passes: there.groups.newly_fails,
          fails_more: there.groups.fails_less,
          fails_less: there.groups.fails_more,
          became_graded: there.groups.became_ungraded,
          became_ungraded: there.groups.became_graded,
          only_a: there.groups.only_b,
          only_b: there.groups.only_a,
        });
        expect(back.paired).toEqual({
          ...there.paired,
          worse: there.paired.better,
          better: there.paired.worse,
        });
      }),
    );
  });
});
