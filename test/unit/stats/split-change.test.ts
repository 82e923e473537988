import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitChange } from "../../../lib/stats/split-change.ts";

const share = fc.double({ min: 0, max: 1, noNaN: true });

describe("splitChange", () => {
  it("splits a change into the agent's and the instrument's part", () => {
    const split = splitChange({ before: 0.22, regraded: 0.124, after: 0.1 });
    expect(split?.total).toBeCloseTo(-0.12, 12);
    expect(split?.agent).toBeCloseTo(-0.024, 12);
    expect(split?.instrument).toBeCloseTo(-0.096, 12);
  });

  it("leaves nothing over", () => {
    fc.assert(
      fc.property(share, share, share, (before, regraded, after) => {
        const split = splitChange({ before, regraded, after });
        expect(split?.total).toBe((split?.agent ?? 0) + (split?.instrument ?? 0));
        expect(split?.total).toBeCloseTo(after - before, 12);
      }),
    );
  });

  it("blames nothing on the instrument that stayed, nor on the agent that stayed", () => {
    expect(splitChange({ before: 0.3, regraded: 0.3, after: 0.2 })?.instrument).toBe(0);
    expect(splitChange({ before: 0.3, regraded: 0.2, after: 0.2 })?.agent).toBe(0);
  });

  it("has no parts where a rate is missing", () => {
    expect(splitChange({ before: 0.3, regraded: null, after: 0.2 })).toBeNull();
    expect(splitChange({ before: null, regraded: 0.3, after: 0.2 })).toBeNull();
    expect(splitChange({ before: 0.3, regraded: 0.3, after: null })).toBeNull();
  });
});
