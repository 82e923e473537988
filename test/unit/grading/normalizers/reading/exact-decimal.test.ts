import fc from "fast-check";
import { expect, test } from "vitest";
import { decimalKey } from "../../../../../lib/grading/normalizers/reading/decimal-key.ts";
import { makeDecimal, readDecimal } from "../../../../../lib/grading/normalizers/reading/exact-decimal.ts";
import { scaleDecimal } from "../../../../../lib/grading/normalizers/reading/scale-decimal.ts";

const decimals = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 60n }), fc.bigInt({ min: -100n, max: 100n }))
  .map(([negative, digits, exponent]) => makeDecimal(negative, digits.toString(), exponent));

test("reads what the number grammar allows and nothing else", () => {
  expect(readDecimal("42.00")).toEqual({ negative: false, digits: "42", exponent: 0n });
  expect(readDecimal("-1.5e3")).toEqual({ negative: true, digits: "15", exponent: 2n });
  expect(readDecimal("-0.0e7")).toEqual({ negative: false, digits: "0", exponent: 0n });
  expect(["05", "+5", ".5", "5.", "1e", "", "NaN", "5 ", "9".repeat(10_001)].map(readDecimal)).toEqual(
    Array(9).fill(null),
  );
});

test("a key read again is the same number with the same key", () => {
  fc.assert(
    fc.property(decimals, (decimal) => {
      const again = readDecimal(decimalKey(decimal));
      expect(again).toEqual(decimal);
    }),
  );
});

test("scaling multiplies exactly", () => {
  fc.assert(
    fc.property(decimals, fc.bigInt({ min: 0n, max: 10_000n }), (decimal, factor) => {
      const scaled = scaleDecimal(decimal, factor, 3n);
      expect(scaled).toEqual(
        makeDecimal(decimal.negative, (BigInt(decimal.digits) * factor).toString(), decimal.exponent + 3n),
      );
    }),
  );
  const half = readDecimal("1.5");
  expect(half && decimalKey(scaleDecimal(half, 60n, 0n))).toBe("90");
});
