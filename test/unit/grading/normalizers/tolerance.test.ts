import fc from "fast-check";
import { expect, test } from "vitest";
import type { NormalizerOptions } from "../../../../lib/grading/normalizer.ts";
import { tolerance } from "../../../../lib/grading/normalizers/tolerance.ts";
import { keyOf } from "./key-of.ts";

const near = (expected: string, actual: string, options: NormalizerOptions) =>
  tolerance.equal(keyOf(tolerance, expected), keyOf(tolerance, actual), options);

test("the bound itself is near enough, without a double's rounding", () => {
  // In doubles 0.3 - 0.2 is 0.09999999999999998 and 1.1 - 1.0 is 0.10000000000000009.
  expect(near("1.0", "1.1", { abs: 0.1 })).toBe(true);
  expect(near("0.3", "0.2", { abs: 0.1 })).toBe(true);
  expect(near("1.0", "1.1000000000000000001", { abs: 0.1 })).toBe(false);
});

test("a relative distance is a share of the expected value", () => {
  expect(near("200", "202", { rel: 0.01 })).toBe(true);
  expect(near("200", "202.01", { rel: 0.01 })).toBe(false);
  expect(near("-200", "-202", { rel: 0.01 })).toBe(true);
  expect(near("0", "0.0001", { rel: 0.5 })).toBe(false);
  expect(near("100", "200", { rel: 0.5 })).toBe(false);
  expect(near("200", "100", { rel: 0.5 })).toBe(true);
});

test("either distance is enough, and without any only equal numbers are near", () => {
  expect(near("0", "0.5", { abs: 0.5, rel: 0.01 })).toBe(true);
  expect(near("5", "5.0", {})).toBe(true);
  expect(near("5", "5.0000001", {})).toBe(false);
});

test("numbers too wide to subtract are near only where they are equal", () => {
  expect(near("1e999999", "10e999998", { abs: 1 })).toBe(true);
  expect(near("1e999999", "1e999998", { rel: 0.99 })).toBe(false);
});

test("options are checked", () => {
  expect(tolerance.checkOptions({ abs: 0.1, rel: 0.01 })).toBeNull();
  expect(tolerance.checkOptions({ abs: -1 })).toContain("negative");
  expect(tolerance.checkOptions({ abs: Number.NaN })).toContain("abs");
});

test("agrees with whole-number arithmetic", () => {
  const small = fc.integer({ min: -10_000, max: 10_000 });
  fc.assert(
    fc.property(small, small, fc.nat(10_000), (expected, actual, abs) => {
      expect(near(String(expected), `${actual}.0`, { abs })).toBe(Math.abs(actual - expected) <= abs);
    }),
  );
});

test("text is left as it is", () => {
  expect(keyOf(tolerance, '"5"')).toBe("?not_a_number");
});
