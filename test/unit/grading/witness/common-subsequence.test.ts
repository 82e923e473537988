import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commonSubsequence } from "../../../../lib/grading/witness/common-subsequence.ts";

/** By dynamic programming over all prefixes. */
function longest(a: readonly number[], b: readonly number[]): number {
  const best = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  const at = (i: number, j: number) => best[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const row = best[i] as number[];
      row[j] = a[i - 1] === b[j - 1] ? at(i - 1, j - 1) + 1 : Math.max(at(i - 1, j), at(i, j - 1));
    }
  }
  return at(a.length, b.length);
}

describe("commonSubsequence", () => {
  it("matches the later of two equal entries where that keeps more of them", () => {
    expect(commonSubsequence([1, 2, 1], [2, 1], 10)).toEqual([-1, 0, 1]);
    expect(commonSubsequence([], [1], 10)).toEqual([]);
    expect(commonSubsequence([1], [], 10)).toEqual([-1]);
  });

  it("says so where more than the edits allowed are needed", () => {
    expect(commonSubsequence([1, 2, 3], [4, 5, 6], 5)).toBe(null);
    expect(commonSubsequence([1, 2, 3], [4, 5, 6], 6)).toEqual([-1, -1, -1]);
  });

  it("is as long as the longest one, rises, and matches equal entries", () => {
    const list = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 14 });
    fc.assert(
      fc.property(list, list, (a, b) => {
        const matched = commonSubsequence(a, b, 28) as number[];
        const places = matched.filter((place) => place !== -1);
        expect(places).toEqual([...new Set(places)].sort((x, y) => x - y));
        for (const [at, place] of matched.entries()) if (place !== -1) expect(b[place]).toBe(a[at]);
        expect(places.length).toBe(longest(a, b));
      }),
      { numRuns: 1000 },
    );
  });
});
