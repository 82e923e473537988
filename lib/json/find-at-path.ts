import { findMember } from "./find-member.ts";
import type { JsonNode } from "./json-node.ts";
import type { JsonPath } from "./json-path.ts";

/**
 * The value at a path, through the last of repeated keys; null where nothing is there. A string segment looks
 * only into objects, a number only into arrays.
 *
 * @example findAtPath(parsed('{"items":[{"qty":2}]}'), ["items", 0, "qty"]) // the node of 2
 */
export function findAtPath(root: JsonNode, path: JsonPath): JsonNode | null {
  let node: JsonNode = root;
  for (const segment of path) {
    let inner: JsonNode | undefined;
    if (typeof segment === "number") inner = node.type === "array" ? node.items[segment] : undefined;
    else inner = node.type === "object" ? findMember(node, segment)?.value : undefined;
    if (inner === undefined) return null;
    node = inner;
  }
  return node;
}
