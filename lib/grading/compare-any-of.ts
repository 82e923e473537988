import type { JsonNode } from "../json/json-node.ts";
import { addDifference } from "./add-difference.ts";
import { compareValue } from "./compare-value.ts";
import type { Comparison } from "./comparison.ts";
import { createComparison } from "./create-comparison.ts";
import { meetsWant } from "./meets-want.ts";
import type { PathLink } from "./path-link.ts";
import type { Want } from "./want.ts";

/**
 * Compares a value with the accepted ones (G11). Equal to one of them is right; else there is one value finding,
 * against the nearest (fewest value differences, then fewest in all; ties: the first), and, where the nearest asks for another type, the
 * type finding beside it (G14 keeps the two apart).
 */
export function compareAnyOf(wants: readonly Want[], node: JsonNode, path: PathLink, out: Comparison): void {
  const only = wants[0];
  if (only === undefined) return;
  if (wants.length === 1) {
    compareValue(only, node, path, out);
    return;
  }
  let nearest = createComparison(out.text);
  let nearestWant = only;
  for (const want of wants) {
    if (meetsWant(want, node, out.text)) return;
    const own = createComparison(out.text);
    compareValue(want, node, path, own);
    if (want === only || isNearer(own, nearest)) {
      nearest = own;
      nearestWant = want;
    }
    if (own.differences.length === 0) break;
  }
  out.notes.push(...nearest.notes);
  const values = valuesOf(nearest);
  const types = nearest.differences.filter((difference) => difference.kind === "wrong_type");
  out.differences.push(...types.slice(0, 1));
  const first = values[0];
  if (values.length === 1 && first !== undefined) out.differences.push(first);
  else if (values.length > 1) addDifference(out, "wrong_value", path, nearestWant, node);
}

/** The same value rendered differently is nearer than another value, wherever it stands in the list. */
function isNearer(one: Comparison, other: Comparison): boolean {
  const values = valuesOf(one).length - valuesOf(other).length;
  return values < 0 || (values === 0 && one.differences.length < other.differences.length);
}

function valuesOf({ differences }: Comparison) {
  return differences.filter((difference) => difference.kind !== "wrong_type");
}
