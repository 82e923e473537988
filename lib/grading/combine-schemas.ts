import { ANY_SCHEMA } from "./any-schema.ts";
import type { Schema } from "./schema.ts";
import { TYPE_BIT } from "./type-bit.ts";

/** Schemas made of schemas, deeper than this, constrain nothing. */
const MAX_DEPTH = 32;

type Rule = "all" | "any";
type Combination = { readonly rule: Rule; readonly parts: readonly Schema[]; readonly depth: number };
type Made = { readonly rule: Rule; readonly parts: readonly Schema[]; readonly schema: Schema };

const COMBINATIONS = new WeakMap<Schema, Combination>();
/** First part → what begins with it: a value nested in itself asks for the same combinations again and again. */
const MADE = new WeakMap<Schema, Made[]>();
const MAX_MADE = 50;

/**
 * Puts schemas together: `all` hold (types are narrowed, properties and requirements joined), or `any` may hold
 * (only what every one asks is asked). A schema that occurs twice counts once, so that schemas which refer to
 * each other stay small at every depth.
 *
 * @example combineSchemas("any", [integer, text]).types // TYPE_BIT.int | TYPE_BIT.str
 */
export function combineSchemas(rule: Rule, schemas: readonly Schema[]): Schema {
  const parts = distinctParts(rule, schemas);
  const [only] = parts;
  if (only === undefined) return ANY_SCHEMA;
  if (parts.length === 1) return only;
  const made = MADE.get(only) ?? [];
  const known = made.find((one) => one.rule === rule && sameParts(one.parts, parts));
  if (known !== undefined) return known.schema;
  const depth = 1 + Math.max(...parts.map((part) => COMBINATIONS.get(part)?.depth ?? 0));
  if (depth > MAX_DEPTH) return ANY_SCHEMA;
  const combined: Schema = {
    ...(rule === "all" ? allOf(parts) : anyOf(parts)),
    default: parts.find((part) => part.default !== null)?.default ?? null,
    propertyNames: joinedNames(parts),
    property: remembered((name: string) => join(rule, parts, (part) => part.property(name))),
    item: remembered((index: number) => join(rule, parts, (part) => part.item(index))),
  };
  COMBINATIONS.set(combined, { rule, parts, depth });
  if (made.length < MAX_MADE) MADE.set(only, [...made, { rule, parts, schema: combined }]);
  return combined;
}

function sameParts(left: readonly Schema[], right: readonly Schema[]): boolean {
  return left.length === right.length && left.every((part, index) => part === right[index]);
}

/** Without repeats and, where all hold, without those that ask nothing; parts put together in the same way are taken apart. */
function distinctParts(rule: Rule, schemas: readonly Schema[]): Schema[] {
  const found = new Set<Schema>();
  for (const schema of schemas) {
    const inner = COMBINATIONS.get(schema);
    if (inner?.rule === rule) for (const part of inner.parts) found.add(part);
    else found.add(schema);
  }
  if (rule === "all") found.delete(ANY_SCHEMA);
  return [...found];
}

function allOf(parts: readonly Schema[]): Pick<Schema, "types" | "enum" | "required" | "others"> {
  let types = 0;
  for (const part of parts) {
    if (part.types === 0) continue;
    const both = types & part.types;
    types = types === 0 || both === 0 ? part.types : both;
  }
  return {
    types,
    enum: parts.find((part) => part.enum !== null)?.enum ?? null,
    required: [...new Set(parts.flatMap((part) => part.required))],
    others: parts.some((part) => part.others === "closed") ? "closed" : openOrUnsaid(parts),
  };
}

function anyOf(parts: readonly Schema[]): Pick<Schema, "types" | "enum" | "required" | "others"> {
  const required = parts.map((part) => new Set(part.required));
  const shut = parts.every((part) => part.others === "closed" || isScalar(part));
  return {
    types: parts.every((part) => part.types !== 0) ? parts.reduce((mask, part) => mask | part.types, 0) : 0,
    // A branch's enum binds only where every branch has one.
    enum: parts.every((part) => part.enum !== null) ? parts.flatMap((part) => part.enum ?? []) : null,
    required: [...(required[0] ?? [])].filter((name) => required.every((names) => names.has(name))),
    others: !shut
      ? openOrUnsaid(parts)
      : parts.some((part) => part.others === "closed")
        ? "closed"
        : "unsaid",
  };
}

function openOrUnsaid(parts: readonly Schema[]): "open" | "unsaid" {
  return parts.some((part) => part.others === "open") ? "open" : "unsaid";
}

function isScalar(schema: Schema): boolean {
  return schema.types !== 0 && (schema.types & TYPE_BIT.dict) === 0;
}

function joinedNames(parts: readonly Schema[]): string[] | null {
  const named = parts.filter((part) => part.propertyNames !== null);
  return named.length === 0 ? null : [...new Set(named.flatMap((part) => part.propertyNames ?? []))];
}

/** The part of each schema that `child` gives; the same parts again are the same schema again. */
function join(rule: Rule, parts: readonly Schema[], child: (part: Schema) => Schema | null): Schema | null {
  const found = parts.flatMap((part) => child(part) ?? []);
  return found.length === 0 ? null : combineSchemas(rule, found);
}

/** Answers of the last questions, so that schemas reached on many ways are asked once; names from calls are without number. */
function remembered<Key, Value>(ask: (key: Key) => Value): (key: Key) => Value {
  const answers = new Map<Key, Value>();
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined) return known;
    const value = ask(key);
    if (answers.size >= 1000) answers.clear();
    answers.set(key, value);
    return value;
  };
}
