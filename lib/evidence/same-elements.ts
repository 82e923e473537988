import { literalOf } from "../json/literal-of.ts";
import type { Located } from "./place.ts";

/** Longer lists are not tried. */
const MAX_ITEMS = 2_000;

/** Whether two lists hold the same literals in another order. */
export function sameElements(a: Located, b: Located): boolean {
  if (a.node.type !== "array" || b.node.type !== "array") return false;
  const { length } = a.node.items;
  if (length !== b.node.items.length || length > MAX_ITEMS) return false;
  const counts = new Map<string, number>();
  for (const item of a.node.items) {
    const literal = literalOf(a.text, item);
    counts.set(literal, (counts.get(literal) ?? 0) + 1);
  }
  for (const item of b.node.items) {
    const literal = literalOf(b.text, item);
    const left = counts.get(literal) ?? 0;
    if (left === 0) return false;
    counts.set(literal, left - 1);
  }
  return true;
}
