import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { binomialSplit } from "../../../lib/stats/binomial-split.ts";
import { midPInterval } from "../../../lib/stats/mid-p-interval.ts";
import { hypergeometricCounts } from "../../oracle/hypergeometric-counts.ts";

const sample = (most: number) =>
  fc
    .record({ N: fc.integer({ min: 1, max: most }), a: fc.nat(most), b: fc.nat(most) })
    .map(({ N, a, b }) => ({ N, n: a % (N + 1), x: b % ((a % (N + 1)) + 1) }));

/** All counts that neither tail of 1/40 refuses, one by one and in whole numbers; `half` counts the x itself half. */
function notRefused({ N, n, x }: { N: number; n: number; x: number }, half: boolean): number[] {
  const kept: number[] = [];
  for (let K = x; K <= N - n + x; K++) {
    const counts = hypergeometricCounts({ N, K, n });
    const sum = (from: number, to: number) => counts.slice(from, to).reduce((total, one) => total + one, 0n);
    const all = sum(0, n + 1);
    const at = sum(x, x + 1) * (half ? 1n : 2n);
    if (20n * (2n * sum(x + 1, n + 1) + at) > all && 20n * (2n * sum(0, x) + at) > all) kept.push(K);
  }
  return kept;
}

describe("midPInterval", () => {
  // Values of R 4.2.
  it.each([
    [53, 100, 220, 0.459091, 0.6],
    [11, 120, 780, 0.052564, 0.147436],
    [0, 30, 190, 0, 0.084211],
    [1, 30, 190, 0.005263, 0.142105],
    [30, 30, 190, 0.915789, 1],
    [9, 20, 50, 0.3, 0.62],
    [10, 40, 150, 0.153333, 0.373333],
    [4, 80, 800, 0.0175, 0.1125],
    [3, 50, 100_000, 0.0155, 0.15461],
  ])("agrees with R on %i of %i out of %i", (x, n, N, low, high) => {
    const interval = midPInterval({ N, n, x });
    expect(interval.low).toBeCloseTo(low, 6);
    expect(interval.high).toBeCloseTo(high, 6);
  });

  it("names the counts behind its bounds", () => {
    expect(midPInterval({ N: 220, n: 100, x: 53 })).toMatchObject({ lowCount: 101, highCount: 132 });
    expect(midPInterval({ N: 780, n: 120, x: 11 })).toMatchObject({ lowCount: 41, highCount: 115 });
  });

  it("agrees with R where the exact test is chosen", () => {
    const { low, high } = midPInterval({ N: 780, n: 120, x: 11, weight: 1 });
    expect(low).toBeCloseTo(0.05, 6);
    expect(high).toBeCloseTo(0.152564, 6);
  });

  it.each([true, false])(
    "is what trying every count leaves, for all samples of up to 22 units (mid-P: %s)",
    (half) => {
      for (let N = 1; N <= 22; N++) {
        for (let n = 0; n <= N; n++) {
          for (let x = 0; x <= n; x++) {
            const kept = notRefused({ N, n, x }, half);
            const { lowCount, highCount } = midPInterval({ N, n, x, weight: half ? 0.5 : 1 });
            const counts = Array.from({ length: highCount - lowCount + 1 }, (_, more) => lowCount + more);
            expect(counts, `${x} of ${n} out of ${N}`).toEqual(kept);
          }
        }
      }
    },
  );

  it("is what trying every count leaves in a population of hundreds", () => {
    for (const given of [
      { N: 300, n: 40, x: 3 },
      { N: 260, n: 200, x: 101 },
    ]) {
      const kept = notRefused(given, true);
      const { lowCount, highCount } = midPInterval(given);
      expect([lowCount, highCount]).toEqual([kept[0], kept.at(-1)]);
    }
  });

  it("is the mirror of the interval of the unmarked", () => {
    fc.assert(
      fc.property(sample(10_000), fc.constantFrom(0.5, 1), ({ N, n, x }, weight) => {
        const one = midPInterval({ N, n, x, weight });
        const other = midPInterval({ N, n, x: n - x, weight });
        expect([other.lowCount, other.highCount]).toEqual([N - one.highCount, N - one.lowCount]);
      }),
    );
  });

  it("rises with the count, and lies within what was seen and what was not", () => {
    fc.assert(
      fc.property(sample(10_000), ({ N, n, x }) => {
        const one = midPInterval({ N, n, x });
        expect(one.lowCount).toBeGreaterThanOrEqual(x);
        expect(one.highCount).toBeLessThanOrEqual(N - n + x);
        if (x === n) return;
        const next = midPInterval({ N, n, x: x + 1 });
        expect(next.lowCount).toBeGreaterThanOrEqual(one.lowCount);
        expect(next.highCount).toBeGreaterThanOrEqual(one.highCount);
      }),
    );
  });

  it("is widened by a higher level and by the exact test", () => {
    fc.assert(
      fc.property(sample(10_000), ({ N, n, x }) => {
        const one = midPInterval({ N, n, x });
        for (const wider of [midPInterval({ N, n, x, level: 0.99 }), midPInterval({ N, n, x, weight: 1 })]) {
          expect(wider.lowCount).toBeLessThanOrEqual(one.lowCount);
          expect(wider.highCount).toBeGreaterThanOrEqual(one.highCount);
        }
      }),
    );
  });

  it("holds the true count in at least 90 of 100 draws, whatever it is, and the exact one in 95", () => {
    for (const [N, n] of [
      [30, 10],
      [60, 20],
      [120, 60],
    ] as const) {
      for (const [weight, least] of [
        [0.5, 0.9],
        [1, 0.95],
      ] as const) {
        const intervals = Array.from({ length: n + 1 }, (_, x) => midPInterval({ N, n, x, weight }));
        for (let K = 0; K <= N; K++) {
          const counts = hypergeometricCounts({ N, K, n });
          const all = Number(counts.reduce((sum, count) => sum + count, 0n));
          const covered = counts.map((count, x) => {
            const { lowCount, highCount } = intervals[x] ?? { lowCount: 1, highCount: 0 };
            return lowCount <= K && K <= highCount ? Number(count) / all : 0;
          });
          expect(covered.reduce((sum, chance) => sum + chance, 0)).toBeGreaterThanOrEqual(least);
        }
      }
    }
  });

  it("nears the binomial mid-P interval as the population grows", () => {
    const { low, high } = midPInterval({ N: 10_000_000, n: 100, x: 47 });
    const above = binomialSplit({ trials: 100, x: 47, share: low });
    const below = binomialSplit({ trials: 100, x: 47, share: high });
    expect(above.above + above.at / 2).toBeCloseTo(0.025, 5);
    expect(below.below + below.at / 2).toBeCloseTo(0.025, 5);
  });

  it("is a point where every unit was read, and everything where none was", () => {
    expect(midPInterval({ N: 7, n: 7, x: 3 })).toMatchObject({ low: 3 / 7, high: 3 / 7 });
    expect(midPInterval({ N: 7, n: 0, x: 0 })).toMatchObject({ low: 0, high: 1 });
  });

  it("keeps its order at a level so low that every count is refused", () => {
    fc.assert(
      fc.property(sample(50), ({ N, n, x }) => {
        const { lowCount, highCount } = midPInterval({ N, n, x, level: 0.01 });
        expect(lowCount).toBeLessThanOrEqual(highCount);
      }),
    );
  });

  it.each([
    { N: 0, n: 0, x: 0 },
    { N: 10, n: 11, x: 1 },
    { N: 10, n: 5, x: 6 },
    { N: 10, n: 5, x: -1 },
    { N: 10, n: 5, x: 0.5 },
    { N: 10, n: 5, x: 1, level: 1 },
    { N: 10, n: 5, x: 1, level: 0 },
    { N: 10, n: 5, x: 1, level: Number.NaN },
  ])("refuses %j", (given) => {
    expect(() => midPInterval(given)).toThrow(RangeError);
  });
});
