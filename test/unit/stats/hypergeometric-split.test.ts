import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hypergeometricSplit } from "../../../lib/stats/hypergeometric-split.ts";
import { hypergeometricCounts } from "../../oracle/hypergeometric-counts.ts";

const drawn = (most: number) =>
  fc
    .record({ N: fc.integer({ min: 1, max: most }), a: fc.nat(most), b: fc.nat(most), c: fc.nat(most) })
    .map(({ N, a, b, c }) => {
      const K = a % (N + 1);
      const n = b % (N + 1);
      const first = Math.max(0, n + K - N);
      return { N, K, n, x: first + (c % (Math.min(n, K) - first + 1)) };
    });

describe("hypergeometricSplit", () => {
  it("agrees with counting all draws in whole numbers", () => {
    fc.assert(
      fc.property(drawn(400), (given) => {
        const counts = hypergeometricCounts(given);
        const split = hypergeometricSplit(given);
        const all = counts.reduce((sum, count) => sum + count, 0n);
        const share = (some: readonly bigint[]) =>
          Number((some.reduce((sum, count) => sum + count, 0n) * 10n ** 30n) / all) / 1e30;
        expect(split.below).toBeCloseTo(share(counts.slice(0, given.x)), 13);
        expect(split.at).toBeCloseTo(share(counts.slice(given.x, given.x + 1)), 13);
        expect(split.above).toBeCloseTo(share(counts.slice(given.x + 1)), 13);
      }),
    );
  });

  it("gives chances that sum to 1 and turn around with the marks, up to ten million units", () => {
    fc.assert(
      fc.property(drawn(10_000_000), (given) => {
        const { below, at, above } = hypergeometricSplit(given);
        expect(below + at + above).toBeCloseTo(1, 12);
        const { N, K, n, x } = given;
        const turned = hypergeometricSplit({ N, K: N - K, n, x: n - x });
        expect(turned.below).toBeCloseTo(above, 9);
        expect(turned.at).toBeCloseTo(at, 9);
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    { N: 4, K: 5, n: 1, x: 1 },
    { N: 4, K: 2, n: 2, x: 3 },
    { N: 4, K: 3, n: 3, x: 1 },
    { N: 4, K: 2.5, n: 2, x: 1 },
    { N: 4, K: 2, n: 2, x: -1 },
  ])("refuses $x of $n out of $N with $K marked", (given) => {
    expect(() => hypergeometricSplit(given)).toThrow(RangeError);
  });
});
