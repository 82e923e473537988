import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wilsonInterval } from "../../../lib/stats/wilson-interval.ts";

const proportion = fc
  .integer({ min: 1, max: 10_000_000 })
  .chain((trials) =>
    fc.record({ trials: fc.constant(trials), successes: fc.integer({ min: 0, max: trials }) }),
  );

describe("wilsonInterval", () => {
  // Values of R 4.2, prop.test(x, n, correct = FALSE)$conf.int, to 6 places.
  it.each([
    [47, 100, 0.375108, 0.567111],
    [11, 120, 0.051957, 0.156708],
    [0, 30, 0, 0.113513],
    [30, 30, 0.886487, 1],
  ])("agrees with R on %i of %i", (successes, trials, low, high) => {
    const interval = wilsonInterval(successes, trials);
    expect(interval.low).toBeCloseTo(low, 6);
    expect(interval.high).toBeCloseTo(high, 6);
  });

  it("holds the share and stays within 0 and 1", () => {
    fc.assert(
      fc.property(proportion, ({ successes, trials }) => {
        const { low, high } = wilsonInterval(successes, trials);
        const share = successes / trials;
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(share);
        expect(high).toBeGreaterThanOrEqual(share);
      }),
    );
  });

  it("is the mirror of the interval of what is left", () => {
    fc.assert(
      fc.property(proportion, ({ successes, trials }) => {
        const { low, high } = wilsonInterval(successes, trials);
        const mirror = wilsonInterval(trials - successes, trials);
        expect(mirror.low).toBeCloseTo(1 - high, 12);
        expect(mirror.high).toBeCloseTo(1 - low, 12);
      }),
    );
  });

  it("has bounds that the score test just does not refuse", () => {
    fc.assert(
      fc.property(proportion, ({ successes, trials }) => {
        const { low, high } = wilsonInterval(successes, trials, 2);
        for (const bound of [low, high]) {
          if (bound === 0 || bound === 1) continue;
          const score = (successes / trials - bound) / Math.sqrt((bound * (1 - bound)) / trials);
          expect(Math.abs(score)).toBeCloseTo(2, 4);
        }
      }),
    );
  });

  it.each([
    [1, 0],
    [-1, 5],
    [6, 5],
    [0.5, 5],
    [1, Number.NaN],
  ])("refuses %d of %d", (successes, trials) => {
    expect(() => wilsonInterval(successes, trials)).toThrow(RangeError);
  });
});
