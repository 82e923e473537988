import type { JsonNode } from "./json-node.ts";
import type { PlainJson } from "./plain-json.ts";

type Target = PlainJson[] | { [key: string]: PlainJson };

/**
 * A node as a plain value. `numbers` says what a number becomes: `literal` its text, as a string (nothing is
 * lost), or `number` the nearest double (1e999 becomes Infinity). The last of repeated keys wins; `__proto__`
 * is an ordinary own property. Iterative.
 *
 * @example toPlain(parsed('{"id": 12345678901234567890}'), "literal") // { id: "12345678901234567890" }
 */
export function toPlain(root: JsonNode, numbers: "literal" | "number"): PlainJson {
  const todo: { readonly node: JsonNode; readonly target: Target }[] = [];
  const shallow = (node: JsonNode): PlainJson => {
    if (node.type === "number") return numbers === "number" ? Number(node.literal) : node.literal;
    if (node.type !== "object" && node.type !== "array") return node.value;
    const target: Target = node.type === "array" ? [] : {};
    todo.push({ node, target });
    return target;
  };
  const plain = shallow(root);
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    const { node, target } = next;
    if (node.type === "array" && Array.isArray(target)) {
      for (const item of node.items) target.push(shallow(item));
    } else if (node.type === "object" && !Array.isArray(target)) {
      for (const { key, value } of node.members) setOwn(target, key, shallow(value));
    }
  }
  return plain;
}

function setOwn(target: { [key: string]: PlainJson }, key: string, value: PlainJson): void {
  if (key !== "__proto__") target[key] = value;
  else Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}
