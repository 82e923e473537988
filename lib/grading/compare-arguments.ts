import type { JsonNode, JsonObject } from "../json/json-node.ts";
import type { JsonPath } from "../json/json-path.ts";
import { lastMembers } from "../json/last-members.ts";
import type { ReadArguments } from "../json/read-arguments.ts";
import { addDifference } from "./add-difference.ts";
import { compareAnyOf } from "./compare-any-of.ts";
import type { Comparison } from "./comparison.ts";
import type { CompiledExpected } from "./compiled-case.ts";
import { createComparison } from "./create-comparison.ts";
import type { PathLink } from "./path-link.ts";
import { ruleOfKey } from "./rule-of-key.ts";
import { valueKey } from "./value-key.ts";

/**
 * Holds a call's arguments against an expected call (G2, G3, G11–G17). `shared`: the call's name is another
 * tool's, so that only keys of both sides are compared and nothing is required (G15).
 */
export function compareArguments(
  expected: CompiledExpected,
  read: ReadArguments,
  scope: "all" | "shared",
): Comparison {
  const out = createComparison(read.text);
  if (read.object === null) {
    out.valuesAsked = true;
    const kind = read.form === "unparseable" ? "unparseable_arguments" : "not_an_object";
    addDifference(out, kind, null, null, read.value);
    return out;
  }
  if (read.form === "double_encoded") {
    out.typesAsked = true;
    addDifference(out, "double_encoded", null, null, read.value);
  }
  addRepeats(read, out);
  const actual = lastMembers(read.object);
  for (const argument of expected.named) {
    const value = actual.get(argument.key)?.value;
    const path = { outer: null, step: argument.key };
    if (value !== undefined) {
      out.valuesAsked = true;
      out.typesAsked = true;
      compareAnyOf(argument.wants, value, path, out);
    } else if (scope === "all") {
      out.valuesAsked = true;
      if (argument.isDefault) continue;
      const want = argument.wants[0] ?? null;
      if (argument.required) addDifference(out, "missing_required", path, want, null);
      else if (!argument.optional) addDifference(out, "missing_argument", path, want, null);
    }
  }
  if (scope === "all") compareUnnamed(expected, read.object, actual, out);
  return out;
}

function compareUnnamed(
  expected: CompiledExpected,
  object: JsonObject,
  actual: ReadonlyMap<string, { readonly value: JsonNode }>,
  out: Comparison,
): void {
  if (expected.valuesAsked) out.valuesAsked = true;
  for (const key of expected.requiredUnnamed) {
    if (!actual.has(key)) addDifference(out, "missing_required", { outer: null, step: key }, null, null);
  }
  if (object.members.length === 0) return;
  const schema = expected.tool?.schema ?? null;
  for (const [key, { value }] of actual) {
    if (expected.names.has(key)) continue;
    const path = { outer: null, step: key };
    const rule = ruleOfKey(expected.rules, key);
    const stated = rule?.default ?? null;
    const known = stated ?? expected.tool?.ownDefaults.get(key) ?? null;
    const isDefault =
      known !== null && valueKey(value, out.text, rule) === valueKey(known.node, known.text, rule);
    // Under an instrument without stated defaults, a default is still nothing to remark on.
    if (isDefault && stated !== null) continue;
    if (expected.exact || (expected.closed && schema?.property(key) === null)) {
      addDifference(out, "unexpected_argument", path, null, value);
      continue;
    }
    if (!isDefault) out.unnamed.push({ path, node: value });
  }
}

function addRepeats(read: ReadArguments, out: Comparison): void {
  const { differing, unlisted } = read.repeated;
  if (differing.length === 0 && unlisted.differing === 0) return;
  out.valuesAsked = true;
  for (const repeat of differing.slice(0, 1000)) {
    addDifference(out, "duplicate_key", linkOf(repeat.path), null, null, repeat.literals);
  }
  if (unlisted.differing > 0) addDifference(out, "duplicate_key", null, null, null, []);
}

function linkOf(path: JsonPath): PathLink | null {
  return path.reduce<PathLink | null>((outer, step) => ({ outer, step }), null);
}
