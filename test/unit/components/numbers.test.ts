import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { niceScale } from "../../../components/charts/nice-scale.ts";
import { signedPoints } from "../../../components/overview/signed-points.ts";
import { bytes } from "../../../components/ui/bytes.ts";
import { percent } from "../../../components/ui/percent.ts";

const counts = fc
  .integer({ min: 1, max: 10_000_000 })
  .chain((whole) => fc.record({ whole: fc.constant(whole), part: fc.integer({ min: 0, max: whole }) }));

describe("percent", () => {
  it("has one decimal", () => {
    expect(percent(472, 3806)).toBe("12.4 %");
  });

  it("is a dash where nothing was counted", () => {
    expect(percent(0, 0)).toBe("—");
  });

  it("shows 0 and 100 only for none and all", () => {
    fc.assert(
      fc.property(counts, ({ part, whole }) => {
        expect(percent(part, whole) === "0.0 %").toBe(part === 0);
        expect(percent(part, whole) === "100.0 %").toBe(part === whole);
      }),
    );
  });
});

describe("signedPoints", () => {
  it("bears a sign, and none where it rounds to nothing", () => {
    expect(signedPoints(0.012)).toBe("+1.2");
    expect(signedPoints(-0.0042)).toBe("−0.4");
    expect(signedPoints(-0.0001)).toBe("0.0");
  });
});

describe("bytes", () => {
  it("goes over to the next unit before it would show 1000", () => {
    expect(bytes(0)).toBe("0 B");
    expect(bytes(999)).toBe("999 B");
    expect(bytes(999_949)).toBe("999.9 kB");
    expect(bytes(999_950)).toBe("1.0 MB");
    expect(bytes(4_294_967_296)).toBe("4.3 GB");
  });
});

describe("niceScale", () => {
  it("begins at 0, reaches the highest share and has few marks", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.0002, max: 1, noNaN: true }), (highest) => {
        const marks = niceScale(highest);
        expect(marks[0]).toBe(0);
        expect(marks.at(-1)).toBeGreaterThanOrEqual(highest - 1e-6);
        expect(marks.length).toBeLessThanOrEqual(6);
        expect(marks).toEqual([...marks].sort((a, b) => a - b));
      }),
    );
  });

  it("never goes beyond the whole", () => {
    expect(niceScale(1).at(-1)).toBe(1);
    expect(niceScale(0.81).at(-1)).toBe(1);
  });
});
