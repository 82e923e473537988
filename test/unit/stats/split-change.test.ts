import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitChange } from "../../../lib/stats/split-change.ts";

const counts = fc
  .integer({ min: 1, max: 10_000_000 })
  .chain((graded) =>
    fc.record({ graded: fc.constant(graded), failing: fc.integer({ min: 0, max: graded }) }),
  );

describe("splitChange", () => {
  it("splits a change into the agent's and the instrument's part, over one denominator", () => {
    expect(
      splitChange({
        before: { failing: 11, graded: 50 },
        regraded: { failing: 1, graded: 8 },
        after: { failing: 1, graded: 10 },
      }),
    ).toEqual({
      denominator: 200n,
      before: 44n,
      regraded: 25n,
      after: 20n,
      instrument: -19n,
      agent: -5n,
      total: -24n,
    });
  });

  it("leaves nothing over, and each rate is its fraction exactly", () => {
    fc.assert(
      fc.property(counts, counts, counts, (before, regraded, after) => {
        const split = splitChange({ before, regraded, after });
        if (split === null) throw new Error("all are graded");
        expect(split.agent + split.instrument).toBe(split.total);
        expect(split.after - split.before).toBe(split.total);
        for (const [rate, numerator] of [
          [before, split.before],
          [regraded, split.regraded],
          [after, split.after],
        ] as const) {
          expect(numerator * BigInt(rate.graded)).toBe(BigInt(rate.failing) * split.denominator);
        }
      }),
    );
  });

  it("turns every sign when the way is walked back", () => {
    fc.assert(
      fc.property(counts, counts, counts, (before, regraded, after) => {
        const there = splitChange({ before, regraded, after });
        const back = splitChange({ before: after, regraded, after: before });
        expect(back?.total).toBe(-(there?.total ?? 0n));
        expect(back?.agent).toBe(-(there?.instrument ?? 0n));
      }),
    );
  });

  it("blames nothing on the instrument that stayed, nor on the agent that stayed", () => {
    const [a, b] = [
      { failing: 3, graded: 10 },
      { failing: 2, graded: 10 },
    ];
    expect(splitChange({ before: a, regraded: a, after: b })?.instrument).toBe(0n);
    expect(splitChange({ before: a, regraded: b, after: b })?.agent).toBe(0n);
  });

  it("has no parts where nothing is graded, and refuses what is no rate", () => {
    const rate = { failing: 3, graded: 10 };
    const none = { failing: 0, graded: 0 };
    expect(splitChange({ before: rate, regraded: none, after: rate })).toBeNull();
    expect(splitChange({ before: none, regraded: rate, after: rate })).toBeNull();
    expect(splitChange({ before: rate, regraded: rate, after: none })).toBeNull();
    expect(() => splitChange({ before: rate, regraded: rate, after: { failing: 2, graded: 1 } })).toThrow(
      RangeError,
    );
  });
});
