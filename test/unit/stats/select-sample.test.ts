import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { selectSample } from "../../../lib/stats/select-sample.ts";

const population = fc.uniqueArray(fc.string({ unit: "binary" }), { maxLength: 60 });

/** Pearson's statistic of observed counts that are all expected to be `expected`. */
function pearson(counts: readonly number[], expected: number): number {
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe("selectSample", () => {
  it("takes the smallest hashes of seed and id, in their order", () => {
    fc.assert(
      fc.property(population, fc.string(), fc.nat(70), (ids, seed, size) => {
        const sorted = ids
          .map((id) => ({ id, key: createHash("sha256").update(`${seed}:${id}`).digest("hex") }))
          .sort((a, b) => (a.key < b.key ? -1 : 1));
        expect(selectSample(ids, seed, size)).toEqual(sorted.slice(0, size).map(({ id }) => id));
      }),
    );
  });

  // From `printf 'seed:a' | sha256sum` and its like.
  it("is the same on every machine", () => {
    expect(selectSample(["a", "b", "c", "d", "e"], "seed", 5)).toEqual(["a", "e", "d", "c", "b"]);
  });

  it("begins with the smaller sample when it grows", () => {
    fc.assert(
      fc.property(population, fc.string(), fc.nat(60), fc.nat(60), (ids, seed, size, more) => {
        const small = selectSample(ids, seed, size);
        expect(selectSample(ids, seed, size + more).slice(0, small.length)).toEqual(small);
      }),
    );
  });

  it("does not hang on the order in which ids come", () => {
    fc.assert(
      fc.property(population, fc.string(), fc.nat(60), (ids, seed, size) => {
        expect(selectSample([...ids].reverse(), seed, size)).toEqual(selectSample(ids, seed, size));
      }),
    );
  });

  it("changes with the seed", () => {
    const ids = Array.from({ length: 100 }, (_, index) => `run/case-${index}`);
    expect(selectSample(ids, "1", 20)).not.toEqual(selectSample(ids, "2", 20));
  });

  // Chi-square limits at one in a thousand: 85.35 at 49, 55.48 at 27, 24.32 at 7 degrees of freedom (R 4.2, qchisq).
  it("takes every unit as often as any other over 2,000 seeds", () => {
    const ids = Array.from({ length: 50 }, (_, index) => `run-1/case-${index}`);
    const counts = new Map(ids.map((id) => [id, 0]));
    for (let seed = 0; seed < 2000; seed++) {
      for (const id of selectSample(ids, String(seed), 10)) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    // Draws without replacement vary less: Pearson's statistic is scaled by (N − 1) / (N − n).
    expect(pearson([...counts.values()], 400) * (49 / 40)).toBeLessThan(85.35);
  });

  it("takes every pair of units and every first unit as often as any other over 2,000 seeds", () => {
    const ids = ["a", "b", "c", "d", "e", "f", "g", "h"];
    const pairs = new Map(ids.flatMap((a, at) => ids.slice(at + 1).map((b) => [a + b, 0])));
    const firsts = new Map(ids.map((id) => [id, 0]));
    for (let seed = 0; seed < 2000; seed++) {
      const drawn = selectSample(ids, `seed ${seed}`, 2);
      const pair = [...drawn].sort().join("");
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
      firsts.set(drawn[0] ?? "", (firsts.get(drawn[0] ?? "") ?? 0) + 1);
    }
    expect(pairs.size).toBe(28);
    expect(pearson([...pairs.values()], 2000 / 28)).toBeLessThan(55.48);
    expect(pearson([...firsts.values()], 250)).toBeLessThan(24.32);
  });
});
