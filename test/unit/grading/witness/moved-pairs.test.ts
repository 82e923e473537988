import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { movedPairs } from "../../../../lib/grading/witness/moved-pairs.ts";

/** Whether the pairs kept can stand in one order on both sides: no two of different turns cross. */
function isOrdered(places: readonly number[], turns: readonly (number | null)[], kept: readonly number[]) {
  return kept.every((a) =>
    kept.every(
      (b) => a >= b || (turns[a] !== null && turns[a] === turns[b]) || (places[a] ?? 0) < (places[b] ?? 0),
    ),
  );
}

describe("movedPairs", () => {
  it("tells the fewest, which leave the others in order", () => {
    expect(movedPairs([1, 2, 0], [null, null, null])).toEqual([false, false, true]);
    expect(movedPairs([], [])).toEqual([]);
  });

  it("has no order within a turn", () => {
    expect(movedPairs([1, 0, 2], [4, 4, 5])).toEqual([false, false, false]);
    expect(movedPairs([1, 0, 2], [null, null, null]).filter(Boolean)).toHaveLength(1);
  });

  it("agrees with trying every choice", () => {
    const trial = fc
      .array(fc.constantFrom<number | null>(null, 0, 1), { maxLength: 7 })
      .chain((steps) =>
        fc.tuple(
          fc.constant(steps.map((step, at) => (step === null ? null : Math.floor(at / 3) * 2 + step))),
          fc.shuffledSubarray([...steps.keys()], { minLength: steps.length }),
        ),
      );
    fc.assert(
      fc.property(trial, ([unsorted, places]) => {
        // A turn's calls stand together.
        const turns = [...unsorted].sort((a, b) => (a ?? 99) - (b ?? 99));
        const kept = [...movedPairs(places, turns).entries()].flatMap(([at, moved]) => (moved ? [] : [at]));
        expect(isOrdered(places, turns, kept)).toBe(true);
        for (let choice = 0; choice < 1 << places.length; choice += 1) {
          const other = [...places.keys()].filter((at) => (choice >> at) & 1);
          if (other.length > kept.length) expect(isOrdered(places, turns, other)).toBe(false);
        }
      }),
      { numRuns: 300 },
    );
  });
});
