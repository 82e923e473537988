import { compareValue } from "./compare-value.ts";
import { createComparison } from "./create-comparison.ts";
import type { JsonSource } from "./json-source.ts";
import type { Want } from "./want.ts";

/** Whether the stated default is the value that is wanted, normalized like any other (G17); types aside. */
export function equalsDefault(want: Want, stated: JsonSource): boolean {
  const comparison = createComparison(stated.text);
  compareValue(want, stated.node, null, comparison);
  return comparison.differences.every((difference) => difference.kind === "wrong_type");
}
