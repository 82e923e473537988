import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allocateSizes } from "../../../../lib/commands/samples/allocate-sizes.ts";

const populations = fc.array(fc.nat(60), { minLength: 1, maxLength: 8 });
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

describe("allocateSizes", () => {
  it("shares out in proportion, at least one a peopled stratum", () => {
    expect(allocateSizes([300, 100, 0], 8)).toEqual([6, 2, 0]);
    expect(allocateSizes([1000, 1, 1], 10)).toEqual([8, 1, 1]);
    expect(allocateSizes([], 0)).toEqual([]);
    expect(() => allocateSizes([5, 5], 1)).toThrow(RangeError);
  });

  it("gives as many as wanted or as there are, none above its stratum's size", () => {
    fc.assert(
      fc.property(populations, fc.nat(200), (sizes, more) => {
        const wanted = sizes.length + more;
        const given = allocateSizes(sizes, wanted);
        expect(sum(given)).toBe(Math.min(wanted, sum(sizes)));
        for (const [at, size] of given.entries()) {
          expect(size).toBeLessThanOrEqual(sizes[at] as number);
          expect(size > 0).toBe((sizes[at] as number) > 0);
        }
      }),
    );
  });

  it("never takes a unit away when more are wanted", () => {
    fc.assert(
      fc.property(populations, fc.nat(200), fc.nat(50), (sizes, wanted, more) => {
        const before = allocateSizes(sizes, sizes.length + wanted);
        const after = allocateSizes(sizes, sizes.length + wanted + more);
        expect(after.every((size, at) => size >= (before[at] as number))).toBe(true);
      }),
    );
  });
});
