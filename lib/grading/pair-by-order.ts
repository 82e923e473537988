import type { JsonNode } from "../json/json-node.ts";
import type { Frame } from "./frame.ts";
import { wantsOfItems } from "./wants-of-items.ts";

/** Puts the items of two lists up for a look at their types only, place by place as far as both go. */
export function pairByOrder(frame: Frame, items: readonly JsonNode[], todo: Frame[]): void {
  const wants = wantsOfItems(frame.want);
  for (let index = Math.min(wants.length, items.length) - 1; index >= 0; index -= 1) {
    const want = wants[index];
    const node = items[index];
    if (want === undefined || node === undefined) continue;
    todo.push({ want, node, path: { outer: frame.path, step: index }, typesOnly: true });
  }
}
