import type { JsonNode } from "../json/json-node.ts";
import { parseJson } from "../json/parse-json.ts";
import { shapeOfText } from "./shape-of-text.ts";

/** Longer literals are known by their first character only. */
const MAX_READ = 10_000;

/**
 * What kind of value a literal is, so that equal mistakes about different values look equal: `int`,
 * `float with .0`, `bool true`, `string: ISO date`, `list of 3`, `absent` (null). Short, deterministic.
 *
 * @example shapeOfLiteral("4200.0") // "float with .0"
 * @example shapeOfLiteral('"2026-03-01"') // "string: ISO date"
 */
export function shapeOfLiteral(literal: string | null): string {
  if (literal === null) return "absent";
  const parsed = literal.length > MAX_READ ? null : parseJson(literal);
  if (parsed?.ok) return shapeOfNode(parsed.node);
  const first = literal.trimStart().charAt(0);
  if (first === '"') return "string: long text";
  if (first === "{") return "object";
  return first === "[" ? "list" : "not JSON";
}

function shapeOfNode(node: JsonNode): string {
  switch (node.type) {
    case "number": {
      if (!/[.eE]/.test(node.literal)) return "int";
      if (/[eE]/.test(node.literal)) return "float with exponent";
      return /\.0+$/.test(node.literal) ? "float with .0" : "float";
    }
    case "string":
      return shapeOfText(node.value);
    case "boolean":
      return `bool ${node.value}`;
    case "null":
      return "null";
    case "array":
      return node.items.length === 0 ? "empty list" : "list";
    case "object":
      return node.members.length === 0 ? "empty object" : "object";
  }
}
