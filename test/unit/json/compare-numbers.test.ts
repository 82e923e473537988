import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalNumber } from "../../../lib/json/canonical-number.ts";
import { canonicalNumberText } from "../../../lib/json/canonical-number-text.ts";
import { compareNumbers } from "../../../lib/json/compare-numbers.ts";
import { equalNumbers } from "../../../lib/json/equal-numbers.ts";
import { lexicalNumberType } from "../../../lib/json/lexical-number-type.ts";

const digits = (maxLength: number) =>
  fc
    .array(fc.constantFrom("0", "0", "1", "2", "9"), { minLength: 1, maxLength })
    .map((list) => list.join(""));
const literal = fc
  .tuple(
    fc.constantFrom("", "-"),
    digits(6).map((text) => text.replace(/^0+(?=.)/, "")),
    fc.oneof(
      fc.constant(""),
      digits(6).map((text) => `.${text}`),
    ),
    fc.oneof(
      fc.constant(""),
      fc
        .tuple(fc.constantFrom("e", "E"), fc.constantFrom("", "+", "-"), digits(1))
        .map((parts) => parts.join("")),
    ),
  )
  .map((parts) => parts.join(""));

/** The number times 10^20, by long multiplication: right for every literal generated above. */
function scaled(text: string): bigint {
  const [, sign = "", whole = "", fraction = "", exponent = "0"] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE](.+))?$/.exec(text) ?? [];
  const magnitude = BigInt(whole + fraction) * 10n ** BigInt(20 - fraction.length + Number(exponent));
  return sign === "-" ? -magnitude : magnitude;
}

describe("number literals", () => {
  it("are equal and ordered as a BigInt oracle says", () => {
    fc.assert(
      fc.property(literal, literal, (a, b) => {
        const [x, y] = [scaled(a), scaled(b)];
        expect(compareNumbers(a, b)).toBe(x < y ? -1 : x > y ? 1 : 0);
        expect(equalNumbers(a, b)).toBe(x === y);
        expect(canonicalNumberText(a) === canonicalNumberText(b)).toBe(x === y);
      }),
      { numRuns: 5000 },
    );
  });

  it("keep their value in normal form, which is its own normal form", () => {
    fc.assert(
      fc.property(literal, (text) => {
        const normal = canonicalNumberText(text);
        expect(equalNumbers(normal, text)).toBe(true);
        expect(canonicalNumberText(normal)).toBe(normal);
        expect(Number(normal)).toBeCloseTo(Number(text), 10);
      }),
    );
  });

  it.each([
    ["4200", "4200.0", 0],
    ["4200", "42e2", 0],
    ["42E+2", "420000e-2", 0],
    ["0", "-0", 0],
    ["-0.0e5", "0", 0],
    ["1e999", "1e999", 0],
    ["1e999", "10e998", 0],
    ["1e999", "1e998", 1],
    ["9007199254740993", "9007199254740992", 1],
    ["0.1", "0.10000000000000001", -1],
    ["1e999999999", "2e999999998", 1],
    ["1e-999999999", "0", 1],
    ["-1e999999999", "-1e999999998", -1],
    ["1e99999999999999999999", "1e99999999999999999998", 1],
    ["12345678901234567890", "12345678901234567890.0", 0],
    ["2", "10", -1],
    ["-2", "-10", 1],
    ["0.5", "0.45", 1],
  ] as const)("orders %s and %s as %i", (a, b, order) => {
    expect(compareNumbers(a, b)).toBe(order);
    expect(compareNumbers(b, a)).toBe(order === 0 ? 0 : -order);
    expect(equalNumbers(a, b)).toBe(order === 0);
  });

  it("has the normal form of -4200.0", () => {
    expect(canonicalNumber("-4200.0")).toEqual({ negative: true, digits: "42", exponent: 2n });
    expect(canonicalNumberText("-4200.0")).toBe("-42e2");
    expect(canonicalNumberText("1.50")).toBe("15e-1");
    expect(canonicalNumberText("-0.0")).toBe("0");
  });

  it("takes numbers of a million digits", { timeout: 60_000 }, () => {
    const zeros = "0".repeat(1_000_000);
    expect(equalNumbers(`1${zeros}`, "1e1000000")).toBe(true);
    expect(equalNumbers(`0.${zeros}1`, "1e-1000001")).toBe(true);
    expect(equalNumbers(`1${zeros}`, `1${zeros}.0`)).toBe(true);
    expect(compareNumbers(`1e1${zeros}`, `1e2${zeros}`)).toBe(-1);
  });

  it.each([
    ["4200", "int"],
    ["-0", "int"],
    ["4200.0", "float"],
    ["42e2", "float"],
    ["1E2", "float"],
  ] as const)("gives %s the lexical type %s", (text, type) => {
    expect(lexicalNumberType(text)).toBe(type);
  });
});
