import { canonicalNumber } from "./canonical-number.ts";
import { lexicalNumberType } from "./lexical-number-type.ts";

/**
 * Whether two JSON number literals are the same exact decimal, of any size.
 *
 * @example equalNumbers("4200.0", "42e2") // true
 * @example equalNumbers("0.1", "0.10000000000000001") // false
 */
export function equalNumbers(left: string, right: string): boolean {
  if (left === right) return true;
  if (lexicalNumberType(left) === "int" && lexicalNumberType(right) === "int") {
    return (left === "0" && right === "-0") || (left === "-0" && right === "0");
  }
  const a = canonicalNumber(left);
  const b = canonicalNumber(right);
  return a.negative === b.negative && a.digits === b.digits && a.exponent === b.exponent;
}
