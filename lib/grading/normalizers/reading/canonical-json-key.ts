import type { JsonNode } from "../../../json/json-node.ts";
import { decimalKey } from "./decimal-key.ts";
import { readDecimal } from "./exact-decimal.ts";

type Frame = { readonly node: JsonNode; readonly keys: string[]; next: number };

/**
 * One text for all spellings of a JSON value: keys sorted, numbers as canonical decimals, strings by code
 * points. Null where an object repeats a key with different values. Depth is not limited.
 *
 * @example {"b": 1.0, "a": [2]} and {"a":[2],"b":1} // '{"a":[2],"b":1}'
 */
export function canonicalJsonKey(root: JsonNode): string | null {
  const stack: Frame[] = [{ node: root, keys: [], next: 0 }];
  for (;;) {
    const frame = stack.at(-1);
    if (!frame) return null;
    const child = childAt(frame.node, frame.next);
    if (child) {
      frame.next++;
      stack.push({ node: child, keys: [], next: 0 });
      continue;
    }
    const key = keyOf(frame.node, frame.keys);
    if (key === null) return null;
    stack.pop();
    const parent = stack.at(-1);
    if (!parent) return key;
    parent.keys.push(key);
  }
}

function childAt(node: JsonNode, index: number): JsonNode | undefined {
  if (node.type === "array") return node.items[index];
  return node.type === "object" ? node.members[index]?.value : undefined;
}

function keyOf(node: JsonNode, children: readonly string[]): string | null {
  switch (node.type) {
    case "array":
      return `[${children.join(",")}]`;
    case "object": {
      const members = new Map<string, string>();
      for (const [index, { key }] of node.members.entries()) {
        const value = children[index] ?? "";
        if ((members.get(key) ?? value) !== value) return null;
        members.set(key, value);
      }
      const sorted = [...members].sort(([a], [b]) => (a < b ? -1 : 1));
      return `{${sorted.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(",")}}`;
    }
    case "string":
      return JSON.stringify(node.value);
    case "number": {
      const value = readDecimal(node.literal);
      return value === null ? node.literal : decimalKey(value);
    }
    case "boolean":
      return String(node.value);
    case "null":
      return "null";
  }
}
