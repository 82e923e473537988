import type { JsonArray, JsonNode } from "../json/json-node.ts";
import { yamlScalar } from "./yaml-scalar.ts";

/** A list of plain values stays on one line up to this width. */
const ONE_LINE = 60;

/**
 * A JSON value as block YAML, a member a line, with every number as it was written. Null where it nests deeper than
 * `MAX_LEVELS`, which no reader of YAML is made for. An object that repeats a key is printed so, and no reader takes it.
 *
 * @example printYaml(parsed('{"a":4200.0,"b":[1,"x"]}')) // "a: 4200.0\nb: [1, x]\n"
 */
export function printYaml(node: JsonNode): string | null {
  const lines = linesOf(node, 0);
  return lines === null ? null : `${lines.join("\n")}\n`;
}

const MAX_LEVELS = 80;

/** The lines of a value, indented for the margin where its first line begins. */
function linesOf(node: JsonNode, level: number): string[] | null {
  if (level > MAX_LEVELS) return null;
  const short = onOneLine(node);
  if (short !== null) return [short];
  const lines: string[] = [];
  if (node.type === "object") {
    for (const { key, value } of node.members) {
      const inner = linesOf(value, level + 1);
      if (inner === null) return null;
      const name = `${yamlScalar(key)}:`;
      if (inner.length === 1 && onOneLine(value) !== null) lines.push(`${name} ${inner[0]}`);
      else lines.push(name, ...inner.map((line) => `  ${line}`));
    }
  } else if (node.type === "array") {
    for (const item of node.items) {
      const inner = linesOf(item, level + 1);
      if (inner === null) return null;
      lines.push(...inner.map((line, index) => `${index === 0 ? "- " : "  "}${line}`));
    }
  }
  return lines;
}

function onOneLine(node: JsonNode): string | null {
  switch (node.type) {
    case "object":
      return node.members.length === 0 ? "{}" : null;
    case "array":
      return shortList(node);
    case "string":
      return yamlScalar(node.value);
    case "number":
      return node.literal;
    default:
      return String(node.value);
  }
}

function shortList({ items }: JsonArray): string | null {
  if (items.length > ONE_LINE) return null;
  const isPlain = (item: JsonNode) => item.type !== "object" && item.type !== "array";
  if (!items.every(isPlain)) return null;
  const text = `[${items.map(onOneLine).join(", ")}]`;
  return text.length <= ONE_LINE || items.length === 0 ? text : null;
}
