import { expect, test } from "vitest";
import { draw } from "../../../lib/demo/draw.ts";

test("depends on seed and key alone", () => {
  expect(draw(1, "a")).toBe(draw(1, "a"));
  expect(draw(1, "a")).not.toBe(draw(2, "a"));
  expect(draw(1, "a")).not.toBe(draw(1, "b"));
});

test("is uniform over keys that differ in a digit", () => {
  const bins = new Array<number>(20).fill(0);
  const count = 40_000;
  for (let index = 0; index < count; index++) {
    const bin = Math.floor(draw(7, `case_${index}|habit`) * bins.length);
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  const expected = count / bins.length;
  const chiSquare = bins.reduce((sum, found) => sum + (found - expected) ** 2 / expected, 0);
  // Upper 0.1 % point of chi-square with 19 degrees of freedom.
  expect(chiSquare).toBeLessThan(43.82);
});
