import type { JsonNode, JsonObject } from "../json/json-node.ts";
import { findValue } from "./find-value.ts";
import type { JsonSource } from "./json-source.ts";
import { maskOfTypeName } from "./mask-of-type-name.ts";
import type { Schema } from "./schema.ts";
import { TYPE_BIT } from "./type-bit.ts";

/** Schemas that refer to each other, or to themselves, are followed this far. */
const MAX_STEPS = 1000;

type Budget = { steps: number };

/**
 * Reads a JSON Schema for grading: `type` (names or a list of them, `nullable`), `enum`, `const`, `default`,
 * `properties`, `required`, `additionalProperties`, `items`, `prefixItems`, `$ref` into the same text, `allOf`
 * (all hold) and `anyOf`/`oneOf` (any holds). What it does not know, and a schema that is no schema, constrains
 * nothing. Never throws.
 *
 * @example compileSchema(parsed('{"type":"object","required":["id"]}'), text).required // ["id"]
 */
export function compileSchema(node: JsonNode, text: string): Schema {
  return compile(node, { node, text }, { steps: 0 });
}

function compile(node: JsonNode, root: JsonSource, budget: Budget): Schema {
  budget.steps += 1;
  if (node.type !== "object" || budget.steps > MAX_STEPS) return ANYTHING;
  const parts: Schema[] = [own(node, root)];
  const target = referred(node, root);
  if (target !== null) parts.push(compile(target, root, budget));
  for (const part of list(findValue(node, "allOf"))) parts.push(compile(part, root, budget));
  for (const key of ["anyOf", "oneOf"]) {
    const branches = list(findValue(node, key)).map((branch) => compile(branch, root, budget));
    if (branches.length > 0) parts.push(anyOf(branches));
  }
  return parts.length === 1 ? (parts[0] ?? ANYTHING) : allOf(parts);
}

const ANYTHING: Schema = {
  types: 0,
  enum: null,
  default: null,
  required: [],
  propertyNames: null,
  others: "unsaid",
  property: () => null,
  item: () => null,
};

function own(node: JsonObject, root: JsonSource): Schema {
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
      const schema = open === null ? null : compile(open, root, { steps: 0 });
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
      const schema = child === undefined ? null : compile(child, root, { steps: 0 });
      byIndex.set(slot, schema);
      return schema;
    },
  };
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
  for (const step of ref.value.slice(1).split("/").slice(1, MAX_STEPS)) {
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

/** All parts hold: types and enums are narrowed, properties and requirements are put together. */
function allOf(parts: readonly Schema[]): Schema {
  let types = 0;
  for (const part of parts) {
    if (part.types === 0) continue;
    const both = types & part.types;
    types = types === 0 || both === 0 ? part.types : both;
  }
  const enums = parts.flatMap((part) => (part.enum === null ? [] : [part.enum]));
  return {
    types,
    enum: enums[0] ?? null,
    default: parts.find((part) => part.default !== null)?.default ?? null,
    required: [...new Set(parts.flatMap((part) => part.required))],
    propertyNames: joinedNames(parts),
    others: parts.some((part) => part.others === "closed")
      ? "closed"
      : parts.some((part) => part.others === "open")
        ? "open"
        : "unsaid",
    property: (name) => join(parts, (part) => part.property(name), allOf),
    item: (index) => join(parts, (part) => part.item(index), allOf),
  };
}

/** Any branch may hold: only what all of them ask is asked. */
function anyOf(branches: readonly Schema[]): Schema {
  return {
    types: branches.every((branch) => branch.types !== 0)
      ? branches.reduce((mask, branch) => mask | branch.types, 0)
      : 0,
    // A branch's enum binds only where every branch has one.
    enum: branches.every((branch) => branch.enum !== null)
      ? branches.flatMap((branch) => branch.enum ?? [])
      : null,
    default: branches.find((branch) => branch.default !== null)?.default ?? null,
    required: (branches[0]?.required ?? []).filter((name) =>
      branches.every((branch) => branch.required.includes(name)),
    ),
    propertyNames: joinedNames(branches),
    others: branches.every((branch) => branch.others === "closed" || isScalar(branch))
      ? branches.some((branch) => branch.others === "closed")
        ? "closed"
        : "unsaid"
      : branches.some((branch) => branch.others === "open")
        ? "open"
        : "unsaid",
    property: (name) => join(branches, (branch) => branch.property(name), anyOf),
    item: (index) => join(branches, (branch) => branch.item(index), anyOf),
  };
}

function isScalar(schema: Schema): boolean {
  return schema.types !== 0 && (schema.types & TYPE_BIT.dict) === 0;
}

function joinedNames(parts: readonly Schema[]): string[] | null {
  const named = parts.filter((part) => part.propertyNames !== null);
  return named.length === 0 ? null : [...new Set(named.flatMap((part) => part.propertyNames ?? []))];
}

function join(
  parts: readonly Schema[],
  child: (part: Schema) => Schema | null,
  combine: (parts: readonly Schema[]) => Schema,
): Schema | null {
  const found = parts.flatMap((part) => child(part) ?? []);
  return found.length <= 1 ? (found[0] ?? null) : combine(found);
}
