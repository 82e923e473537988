import { canonicalNumber } from "./canonical-number.ts";

/**
 * Order of two JSON number literals as exact decimals of any size: negative, zero or positive as the first is
 * less than, equal to or greater than the second. Time is linear in the literals.
 *
 * @example compareNumbers("9007199254740993", "9007199254740992.5") // 1
 * @example compareNumbers("1e999999999", "2e999999998") // 1
 */
export function compareNumbers(left: string, right: string): -1 | 0 | 1 {
  if (left === right) return 0;
  const a = canonicalNumber(left);
  const b = canonicalNumber(right);
  const signA = a.digits === "0" ? 0 : a.negative ? -1 : 1;
  const signB = b.digits === "0" ? 0 : b.negative ? -1 : 1;
  if (signA !== signB) return signA < signB ? -1 : 1;
  if (signA === 0) return 0;
  const sizeA = a.exponent + BigInt(a.digits.length);
  const sizeB = b.exponent + BigInt(b.digits.length);
  // Digits without leading and trailing zeros, read as 0.ddd, are ordered as text.
  const aIsNearerZero = sizeA === sizeB ? a.digits < b.digits : sizeA < sizeB;
  if (sizeA === sizeB && a.digits === b.digits) return 0;
  return aIsNearerZero === a.negative ? 1 : -1;
}
