import type { ExactDecimal } from "./exact-decimal.ts";

const LONGEST_PLAIN = 40n;

/**
 * The one text of a decimal: plain up to 40 places on either side of the point, else `digits e exponent`.
 * Equal numbers have equal keys, and a key read as a number is that number again.
 *
 * @example decimalKey(readDecimal("4.20e1")) // "42"
 * @example decimalKey(readDecimal("1e999999")) // "1e999999"
 */
export function decimalKey({ negative, digits, exponent }: ExactDecimal): string {
  const sign = negative ? "-" : "";
  const places = BigInt(digits.length) + exponent;
  if (exponent >= 0n && places <= LONGEST_PLAIN) return sign + digits + "0".repeat(Number(exponent));
  if (exponent < 0n && exponent >= -LONGEST_PLAIN && places <= LONGEST_PLAIN) {
    const point = Number(places);
    return point > 0
      ? `${sign}${digits.slice(0, point)}.${digits.slice(point)}`
      : `${sign}0.${"0".repeat(-point)}${digits}`;
  }
  return `${sign}${digits}e${exponent}`;
}
