/**
 * A number of any size, exactly: ±`digits` × 10^`exponent`. Canonical: `digits` has neither leading nor
 * trailing zeros; zero is `digits` "0", `exponent` 0, not negative (so -0 is 0).
 */
export type ExactDecimal = {
  readonly negative: boolean;
  readonly digits: string;
  readonly exponent: bigint;
};

// Exact arithmetic on longer texts would take seconds; such numbers stay comparable as they stand.
const LONGEST_LITERAL = 10_000;
const NUMBER = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;
const CODE_OF_ZERO = 48;

/**
 * Reads a JSON number literal without rounding; null where the text is none (RFC 8259 section 6: `05`, `+5`,
 * `.5` and `5.` are not) or is longer than 10,000 characters.
 *
 * @example readDecimal("42.00") // { negative: false, digits: "42", exponent: 0n }
 * @example readDecimal("-1.5e3") // { negative: true, digits: "15", exponent: 2n }
 */
export function readDecimal(literal: string): ExactDecimal | null {
  if (literal.length > LONGEST_LITERAL) return null;
  const match = NUMBER.exec(literal);
  if (!match) return null;
  const [, sign = "", whole = "", fraction = "", exponent = "0"] = match;
  if (whole.length > 1 && whole.startsWith("0")) return null;
  return makeDecimal(sign === "-", whole + fraction, BigInt(exponent) - BigInt(fraction.length));
}

/**
 * The canonical decimal of ±`digits` × 10^`exponent`; `digits` is any run of ASCII digits.
 *
 * @example makeDecimal(false, "4200", -2n) // { negative: false, digits: "42", exponent: 0n }
 */
export function makeDecimal(negative: boolean, digits: string, exponent: bigint): ExactDecimal {
  let from = 0;
  while (from < digits.length && digits.charCodeAt(from) === CODE_OF_ZERO) from++;
  if (from === digits.length) return { negative: false, digits: "0", exponent: 0n };
  let to = digits.length;
  while (digits.charCodeAt(to - 1) === CODE_OF_ZERO) to--;
  return { negative, digits: digits.slice(from, to), exponent: exponent + BigInt(digits.length - to) };
}
