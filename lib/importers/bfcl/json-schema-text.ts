import type { JsonMember, JsonNode, JsonText } from "../../json/json-node.ts";
import { literalOf } from "../../json/literal-of.ts";
import { parseJson } from "../../json/parse-json.ts";
import { compactJson } from "../compact-json.ts";

/** The benchmark's type names whose JSON Schema type is certain; a float may be written as a whole number there. */
const TYPES: Readonly<Record<string, string>> = {
  ...{ dict: "object", object: "object", array: "array", list: "array", tuple: "array" },
  ...{ string: "string", integer: "integer", float: "number", number: "number" },
  ...{ boolean: "boolean", bool: "boolean", null: "null" },
};
/** Where a schema holds a map of schemas, a list of them, or one. */
const MAPS = new Set(["properties", "patternProperties", "$defs", "definitions"]);
const LISTS = new Set(["anyOf", "oneOf", "allOf", "prefixItems"]);
const ONE = new Set(["items", "additionalProperties", "not"]);
const MAX_DEPTH = 100;

/**
 * A tool's parameters as JSON Schema: type names are put into its words; a type that it has no certain word for is
 * left out, and kept as `x-bfcl-type`. Where `typed` is false (Java and JavaScript, whose values are program text)
 * that goes for every parameter. All else stays as written. Null for what is no JSON object.
 *
 * @example jsonSchemaText('{"type":"dict","properties":{"at":{"type":"any"}}}', true)
 * // '{"type":"object","properties":{"at":{"x-bfcl-type":"any"}}}'
 */
export function jsonSchemaText(text: JsonText, typed: boolean): JsonText | null {
  const parsed = parseJson(text);
  if (!parsed.ok || parsed.node.type !== "object") return null;
  return schema(parsed.node, text, typed, 0);
}

function schema(node: JsonNode, text: string, typed: boolean, depth: number): JsonText {
  if (node.type !== "object" || depth > MAX_DEPTH) return compactJson(literalOf(text, node));
  const members = node.members.map((member) => {
    const { key, value } = member;
    if (key === "type" && value.type === "string") return type(value.value, typed || depth === 0);
    if (MAPS.has(key) && value.type === "object") {
      const inner = value.members.map((one) => named(one, schema(one.value, text, typed, depth + 1)));
      return named(member, `{${inner.join(",")}}`);
    }
    if (LISTS.has(key) && value.type === "array") {
      const inner = value.items.map((one) => schema(one, text, typed, depth + 1));
      return named(member, `[${inner.join(",")}]`);
    }
    const isSchema = ONE.has(key);
    return named(
      member,
      isSchema ? schema(value, text, typed, depth + 1) : compactJson(literalOf(text, value)),
    );
  });
  return `{${members.join(",")}}` as JsonText;
}

function type(name: string, typed: boolean): string {
  const known = typed && Object.hasOwn(TYPES, name) ? TYPES[name] : undefined;
  return known === undefined ? `"x-bfcl-type":${JSON.stringify(name)}` : `"type":${JSON.stringify(known)}`;
}

function named({ key }: JsonMember, value: string): string {
  return `${JSON.stringify(key)}:${value}`;
}
