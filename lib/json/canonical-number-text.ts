import { canonicalNumber } from "./canonical-number.ts";

/**
 * A number literal in its normal form, itself a JSON number: equal texts are equal exact decimals and the
 * other way round, so it can be a hash key.
 *
 * @example canonicalNumberText("4200.0") // "42e2"
 * @example canonicalNumberText("-0.0") // "0"
 */
export function canonicalNumberText(literal: string): string {
  const { negative, digits, exponent } = canonicalNumber(literal);
  return `${negative ? "-" : ""}${digits}${exponent === 0n ? "" : `e${exponent}`}`;
}
