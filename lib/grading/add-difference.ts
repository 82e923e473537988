import type { JsonNode } from "../json/json-node.ts";
import type { Comparison } from "./comparison.ts";
import type { Difference } from "./difference.ts";
import type { PathLink } from "./path-link.ts";
import type { Want } from "./want.ts";

/** Adds one difference to a comparison. */
export function addDifference(
  out: Comparison,
  kind: Difference["kind"],
  path: PathLink | null,
  want: Want | null,
  node: JsonNode | null,
  literals: readonly string[] | null = null,
): void {
  out.differences.push({ kind, path, want, node, literals });
}
