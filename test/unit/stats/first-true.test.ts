import fc from "fast-check";
import { expect, it } from "vitest";
import { firstTrue } from "../../../lib/stats/first-true.ts";

it("finds where a condition turns true", () => {
  fc.assert(
    fc.property(fc.nat(1e9), fc.nat(1e9), fc.nat(1e9), (low, more, turn) => {
      const at = low + (more === 0 ? 0 : turn % (more + 1));
      expect(firstTrue(low, low + more, (value) => value >= at)).toBe(at);
    }),
  );
});
