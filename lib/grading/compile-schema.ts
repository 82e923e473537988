import type { JsonNode, JsonObject } from "../json/json-node.ts";
import { ANY_SCHEMA } from "./any-schema.ts";
import { combineSchemas } from "./combine-schemas.ts";
import { findValue } from "./find-value.ts";
import type { JsonSource } from "./json-source.ts";
import { maskOfTypeName } from "./mask-of-type-name.ts";
import type { Schema } from "./schema.ts";
import { TYPE_BIT } from "./type-bit.ts";

/** Schemas nested in, or referring to, each other without a property between them are followed this far. */
const MAX_DEPTH = 200;
const MAX_POINTER_STEPS = 1000;

/** Every schema of a text is read once, so that schemas may refer to each other in any number. */
type Reading = {
  readonly root: JsonSource;
  readonly read: Map<JsonNode, Schema>;
  /** Schemas that are being read: one that contains itself adds nothing to itself. */
  readonly open: Set<JsonNode>;
};

/**
 * Reads a JSON Schema for grading: `type` (names or a list of them, `nullable`), `enum`, `const`, `default`,
 * `properties`, `required`, `additionalProperties`, `items`, `prefixItems`, `$ref` into the same text, `allOf`
 * (all hold) and `anyOf`/`oneOf` (any holds). What it does not know, and a schema that is no schema, constrains
 * nothing. Never throws.
 *
 * @example compileSchema(parsed('{"type":"object","required":["id"]}'), text).required // ["id"]
 */
export function compileSchema(node: JsonNode, text: string): Schema {
  return compile(node, { root: { node, text }, read: new Map(), open: new Set() });
}

function compile(node: JsonNode, reading: Reading): Schema {
  const known = reading.read.get(node);
  if (known !== undefined) return known;
  const { open } = reading;
  if (node.type !== "object" || open.has(node) || open.size >= MAX_DEPTH) return ANY_SCHEMA;
  open.add(node);
  const parts: Schema[] = [own(node, reading)];
  const target = referred(node, reading.root);
  if (target !== null) parts.push(compile(target, reading));
  for (const part of list(findValue(node, "allOf"))) parts.push(compile(part, reading));
  for (const key of ["anyOf", "oneOf"]) {
    const branches = list(findValue(node, key)).map((branch) => compile(branch, reading));
    if (branches.length > 0) parts.push(combineSchemas("any", branches));
  }
  open.delete(node);
  const schema = combineSchemas("all", parts);
  reading.read.set(node, schema);
  return schema;
}

/** Where a schema asks nothing itself, it only refers to others, or says what is no question of grading. */
const OWN_KEYWORDS = new Set([
  ...["type", "enum", "const", "default", "properties", "required", "additionalProperties"],
  ...["patternProperties", "items", "prefixItems"],
]);

function own(node: JsonObject, reading: Reading): Schema {
  if (!node.members.some((member) => OWN_KEYWORDS.has(member.key))) return ANY_SCHEMA;
  const { root } = reading;
  const properties = findValue(node, "properties");
  const others = findValue(node, "additionalProperties");
  const patterned = findValue(node, "patternProperties") !== null;
  const names =
    properties?.type === "object" ? [...new Set(properties.members.map((member) => member.key))] : null;
  const fallback = findValue(node, "default");
  const byName = new Map<string, Schema | null>();
  const byIndex = new Map<number, Schema | null>();
  return {
    types: typesOf(node),
    enum: enumOf(node, root.text),
    default: fallback === null ? null : { node: fallback, text: root.text },
    required: list(findValue(node, "required")).flatMap((item) =>
      item.type === "string" ? [item.value] : [],
    ),
    propertyNames: names,
    others:
      others?.type === "boolean" && !others.value && !patterned
        ? "closed"
        : others !== null || patterned
          ? "open"
          : "unsaid",
    property(name) {
      const known = byName.get(name);
      if (known !== undefined) return known;
      const child = properties?.type === "object" ? findValue(properties, name) : null;
      const open = child === null && others?.type === "object" ? others : child;
      const schema = open === null ? null : compileApart(open, reading);
      // Names that come from calls are without number; only those of the schema are kept.
      if (child !== null) byName.set(name, schema);
      return schema;
    },
    item(index) {
      const prefix = findValue(node, "prefixItems") ?? findValue(node, "items");
      const tuple = prefix?.type === "array" ? prefix.items : [];
      const slot = index >= 0 && index < tuple.length ? index : -1;
      const known = byIndex.get(slot);
      if (known !== undefined) return known;
      const items = findValue(node, "items");
      const child = slot >= 0 ? tuple[slot] : items?.type === "object" ? items : undefined;
      const schema = child === undefined ? null : compileApart(child, reading);
      byIndex.set(slot, schema);
      return schema;
    },
  };
}

/** A property's or an item's schema: what is being read around it is another value's. */
function compileApart(node: JsonNode, { root, read }: Reading): Schema {
  return compile(node, { root, read, open: new Set() });
}

function typesOf(node: JsonObject): number {
  const type = findValue(node, "type");
  let mask = 0;
  for (const name of type?.type === "array" ? type.items : type === null ? [] : [type]) {
    if (name.type !== "string") continue;
    const types = maskOfTypeName(name.value);
    if (types === 0) return 0;
    mask |= types;
  }
  const nullable = findValue(node, "nullable");
  return mask !== 0 && nullable?.type === "boolean" && nullable.value ? mask | TYPE_BIT.null : mask;
}

function enumOf(node: JsonObject, text: string): JsonSource[] | null {
  const values = findValue(node, "enum");
  if (values?.type === "array") return values.items.map((item) => ({ node: item, text }));
  const only = findValue(node, "const");
  return only === null ? null : [{ node: only, text }];
}

/** The target of `$ref`, a JSON pointer into the same text (`#/$defs/money`); null where there is none. */
function referred(node: JsonObject, root: JsonSource): JsonNode | null {
  const ref = findValue(node, "$ref");
  if (ref?.type !== "string" || !ref.value.startsWith("#")) return null;
  let target: JsonNode | null = root.node;
  for (const step of ref.value.slice(1).split("/").slice(1, MAX_POINTER_STEPS)) {
    if (target?.type === "array") target = target.items[Number(step)] ?? null;
    else if (target?.type === "object") target = findValue(target, unescapePointer(step));
    else return null;
  }
  return target;
}

function unescapePointer(step: string): string {
  let plain = step;
  try {
    plain = decodeURIComponent(step);
  } catch {
    // A stray percent sign stands for itself.
  }
  return plain.replaceAll("~1", "/").replaceAll("~0", "~");
}

function list(node: JsonNode | null): readonly JsonNode[] {
  return node?.type === "array" ? node.items : [];
}
