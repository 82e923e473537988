import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clopperPearson } from "../../../lib/stats/clopper-pearson.ts";
import { wilsonInterval } from "../../../lib/stats/wilson-interval.ts";

const proportion = fc
  .integer({ min: 1, max: 5000 })
  .chain((trials) =>
    fc.record({ trials: fc.constant(trials), successes: fc.integer({ min: 0, max: trials }) }),
  );

describe("clopperPearson", () => {
  // Values of R 4.2, binom.test(x, n)$conf.int.
  it.each([
    [47, 100, 0.369405, 0.572419],
    [0, 30, 0, 0.115703],
    [30, 30, 0.884297, 1],
  ])("agrees with R on %i of %i", (successes, trials, low, high) => {
    const interval = clopperPearson(successes, trials);
    expect(interval.low).toBeCloseTo(low, 6);
    expect(interval.high).toBeCloseTo(high, 6);
  });

  it("has the closed form of the ends: 1 − (α/2)^(1/n)", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.constantFrom(0.8, 0.95, 0.99), (trials, level) => {
        const end = ((1 - level) / 2) ** (1 / trials);
        expect(clopperPearson(0, trials, level).high).toBeCloseTo(1 - end, 10);
        expect(clopperPearson(trials, trials, level).low).toBeCloseTo(end, 10);
      }),
    );
  });

  it("mirrors, and holds the share", () => {
    fc.assert(
      fc.property(proportion, ({ successes, trials }) => {
        const { low, high } = clopperPearson(successes, trials);
        const mirror = clopperPearson(trials - successes, trials);
        expect(mirror.low).toBeCloseTo(1 - high, 10);
        expect(mirror.high).toBeCloseTo(1 - low, 10);
        expect(low).toBeLessThanOrEqual(successes / trials);
        expect(high).toBeGreaterThanOrEqual(successes / trials);
      }),
    );
  });

  it("is wider than Wilson's interval in the middle", () => {
    const exact = clopperPearson(47, 100);
    const wilson = wilsonInterval(47, 100);
    expect(exact.high - exact.low).toBeGreaterThan(wilson.high - wilson.low);
  });

  it.each([
    [1, 0, 0.95],
    [6, 5, 0.95],
    [-1, 5, 0.95],
    [1, 5, 1],
    [1, 5, Number.NaN],
  ])("refuses %d of %d at %d", (successes, trials, level) => {
    expect(() => clopperPearson(successes, trials, level)).toThrow(RangeError);
  });
});
