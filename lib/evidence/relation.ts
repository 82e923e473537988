import { sameRendering } from "../grading/same-rendering.ts";
import { jsonEqual } from "../json/json-equal.ts";
import type { Located } from "./place.ts";
import { sameTree } from "./same-tree.ts";

/**
 * How two literals relate: `same` tokens; `spelling`: equal value and lexical types, written differently;
 * `type_only`: the same value in another type (G14); `value`: another value.
 */
export type Relation = "same" | "spelling" | "type_only" | "value";

/** @example relation(located('4200'), located('"4200"')) // "type_only" */
export function relation(a: Located, b: Located): Relation {
  const tree = sameTree(a.text, a.node, b.text, b.node);
  if (tree !== "different") return tree;
  if (a.node.type === "number" && b.node.type === "number" && jsonEqual(a.node, b.node)) {
    return /[.eE]/.test(a.node.literal) === /[.eE]/.test(b.node.literal) ? "spelling" : "type_only";
  }
  return sameRendering(a.node, b.node) ? "type_only" : "value";
}
