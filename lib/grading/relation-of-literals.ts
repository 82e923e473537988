import { canonicalJson } from "../json/canonical-json.ts";
import type { JsonNode } from "../json/json-node.ts";
import { parseJson } from "../json/parse-json.ts";
import type { RELATIONS } from "./relations.ts";

type Relation = (typeof RELATIONS)[number];

const MAX_READ = 10_000;

/**
 * How two unequal literals are near each other, which says more than the shape of each: `same elements, other
 * order`, `fewer elements`, `same text, other case`, … null where nothing of the kind holds.
 *
 * @example relationOfLiterals('["a","b"]', '["b","a"]') // "same elements, other order"
 */
export function relationOfLiterals(expected: string | null, actual: string | null): Relation | null {
  if (expected === null || actual === null || expected.length > MAX_READ || actual.length > MAX_READ)
    return null;
  const a = parseJson(expected);
  const b = parseJson(actual);
  if (!a.ok || !b.ok) return null;
  if (a.node.type === "array" && b.node.type === "array") return ofLists(a.node.items, b.node.items);
  if (a.node.type === "string" && b.node.type === "string") return ofTexts(a.node.value, b.node.value);
  return null;
}

function ofLists(expected: readonly JsonNode[], actual: readonly JsonNode[]): Relation {
  const count = new Map<string, number>();
  for (const item of expected.map(canonicalJson)) count.set(item, (count.get(item) ?? 0) + 1);
  let shared = 0;
  for (const item of actual.map(canonicalJson)) {
    const left = count.get(item) ?? 0;
    if (left === 0) continue;
    count.set(item, left - 1);
    shared += 1;
  }
  if (shared === expected.length && shared === actual.length) return "same elements, other order";
  if (shared === actual.length) return "elements missing";
  if (shared === expected.length) return "elements too many";
  return expected.length === actual.length ? "other elements" : "other elements, other length";
}

function ofTexts(a: string, b: string): Relation | null {
  if (a === b) return null;
  const white = /\s+/g;
  if (a.normalize("NFC") === b.normalize("NFC")) return "same text, other Unicode form";
  if (a.toLowerCase() === b.toLowerCase()) return "same text, other case";
  if (a.replace(white, "") === b.replace(white, "")) return "same text, other white space";
  if (b !== "" && a.startsWith(b)) return "beginning of the text";
  if (a !== "" && b.startsWith(a)) return "text with something after it";
  return null;
}
