import { type CanonicalNumber, canonicalNumber } from "../../../json/canonical-number.ts";

/** ±`digits` × 10^`exponent` in its normal form, of any size. */
export type ExactDecimal = CanonicalNumber;

// Exact arithmetic on longer texts would take seconds; such numbers stay comparable as they stand.
const LONGEST_LITERAL = 10_000;
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/**
 * Reads a JSON number literal without rounding; null where the text is none (RFC 8259 section 6: `05`, `+5`,
 * `.5` and `5.` are not) or is longer than 10,000 characters.
 *
 * @example readDecimal("42.00") // { negative: false, digits: "42", exponent: 0n }
 * @example readDecimal("-1.5e3") // { negative: true, digits: "15", exponent: 2n }
 */
export function readDecimal(literal: string): ExactDecimal | null {
  return literal.length <= LONGEST_LITERAL && NUMBER.test(literal) ? canonicalNumber(literal) : null;
}

/**
 * The canonical decimal of ±`digits` × 10^`exponent`; `digits` is a run of ASCII digits, zeros anywhere.
 *
 * @example makeDecimal(false, "4200", -2n) // { negative: false, digits: "42", exponent: 0n }
 */
export function makeDecimal(negative: boolean, digits: string, exponent: bigint): ExactDecimal {
  return canonicalNumber(`${negative ? "-" : ""}${digits}e${exponent}`);
}
