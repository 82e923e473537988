import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { binomialSplit } from "../../../lib/stats/binomial-split.ts";

describe("binomialSplit", () => {
  it("agrees with adding up all terms in whole numbers", () => {
    const given = fc.record({
      trials: fc.integer({ min: 1, max: 60 }),
      a: fc.nat(),
      per: fc.integer({ min: 1, max: 99 }),
    });
    fc.assert(
      fc.property(given, ({ trials, a, per }) => {
        const x = a % (trials + 1);
        let choices = 1n;
        const terms: bigint[] = [];
        for (let k = 0; k <= trials; k++) {
          terms.push(choices * BigInt(per) ** BigInt(k) * BigInt(100 - per) ** BigInt(trials - k));
          choices = (choices * BigInt(trials - k)) / BigInt(k + 1);
        }
        const all = 100n ** BigInt(trials);
        const share = (from: number, to: number) =>
          Number((terms.slice(from, to).reduce((sum, term) => sum + term, 0n) * 10n ** 30n) / all) / 1e30;
        const split = binomialSplit({ trials, x, share: per / 100 });
        expect(split.below).toBeCloseTo(share(0, x), 12);
        expect(split.at).toBeCloseTo(share(x, x + 1), 12);
        expect(split.above).toBeCloseTo(share(x + 1, trials + 1), 12);
      }),
    );
  });

  it.each([
    { trials: 5, x: 6, share: 0.5 },
    { trials: 5, x: -1, share: 0.5 },
    { trials: 5, x: 1, share: 0 },
    { trials: 5, x: 1, share: 1 },
    { trials: 5.5, x: 1, share: 0.5 },
  ])("refuses %j", (given) => {
    expect(() => binomialSplit(given)).toThrow(RangeError);
  });
});
