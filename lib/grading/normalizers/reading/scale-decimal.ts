import { type ExactDecimal, makeDecimal } from "./exact-decimal.ts";

/**
 * `value` × `factor` × 10^`power`, exactly. `factor` is a whole number, not negative.
 *
 * @example scaleDecimal(readDecimal("1.5"), 60n, 0n) // 90
 */
export function scaleDecimal(value: ExactDecimal, factor: bigint, power: bigint): ExactDecimal {
  const digits = factor === 1n ? value.digits : (BigInt(value.digits) * factor).toString();
  return makeDecimal(value.negative, digits, value.exponent + power);
}
