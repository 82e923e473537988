import type { JsonNode, JsonObject } from "../json/json-node.ts";
import { lastMembers } from "../json/last-members.ts";
import { addDifference } from "./add-difference.ts";
import { compareUnordered } from "./compare-unordered.ts";
import type { Comparison } from "./comparison.ts";
import type { Frame } from "./frame.ts";
import { meetsWant } from "./meets-want.ts";
import { pairByOrder } from "./pair-by-order.ts";
import type { PathLink } from "./path-link.ts";
import { ruleOfKey } from "./rule-of-key.ts";
import { sameRendering } from "./same-rendering.ts";
import { typeOfNode } from "./type-of-node.ts";
import { valueKey } from "./value-key.ts";
import type { Want } from "./want.ts";
import { wantsOfItems } from "./wants-of-items.ts";
import { wantsOfMembers } from "./wants-of-members.ts";

/** More differences between two sets of arguments tell nobody more. */
const MAX_DIFFERENCES = 1000;

/**
 * Compares a value with what is wanted of it, all the way down, and adds to `out` each difference with its path:
 * value (G5, G14, G16) and type (G13) apart. Iterative: the nesting may be of any depth.
 */
export function compareValue(want: Want, node: JsonNode, path: PathLink | null, out: Comparison): void {
  const todo: Frame[] = [{ want, node, path, typesOnly: false }];
  for (let frame = todo.pop(); frame !== undefined; frame = todo.pop()) {
    if (out.differences.length >= MAX_DIFFERENCES) return;
    if (!meetsWant(frame.want, frame.node, out.text)) compareFrame(frame, out, todo);
  }
}

function compareFrame(frame: Frame, out: Comparison, todo: Frame[]): void {
  const { want, node, path } = frame;
  const normalizer = want.rules?.normalizer ?? null;
  if ((want.types & typeOfNode(node)) === 0) addDifference(out, "wrong_type", path, want, node);
  if (normalizer !== null && compareNormalized(frame, out, todo)) return;
  if (want.node.type === "object" && node.type === "object") compareMembers(frame, node, out, todo);
  else if (want.node.type === "array" && node.type === "array") compareItems(frame, node.items, out, todo);
  else if (!frame.typesOnly && !sameRendering(want.node, node)) {
    addDifference(out, "wrong_value", path, want, node);
  }
}

/** Whether the normalizer settled it; where it can't read a side the values are compared plainly. */
function compareNormalized(frame: Frame, out: Comparison, todo: Frame[]): boolean {
  const { want, node, path } = frame;
  const { rules, reading } = want;
  const normalizer = rules?.normalizer ?? null;
  if (rules === null || normalizer === null) return false;
  if (normalizer.form === "list") {
    if (want.node.type !== "array" || node.type !== "array") return false;
    compareUnordered(frame, node.items, normalizer.repeats, out, todo);
    return true;
  }
  if (reading === null) return false;
  const read = normalizer.read(node, out.text, rules.options);
  for (const note of reading.readable ? reading.notes : [reading.note]) {
    out.notes.push({ note, path, side: "expected" });
  }
  for (const note of read.readable ? read.notes : [read.note]) out.notes.push({ note, path, side: "actual" });
  if (!reading.readable || !read.readable) return false;
  const equal =
    normalizer.form === "pair"
      ? normalizer.equal(reading.key, read.key, rules.options)
      : reading.key === read.key;
  if (frame.typesOnly || equal) {
    // The type claim still reads raw, inside a container too.
    if (want.node.type === "array" && node.type === "array") pairByOrder(frame, node.items, todo);
    else if (want.node.type === "object" && node.type === "object") pushSharedMembers(frame, node, todo);
  } else addDifference(out, "wrong_value", path, want, node);
  return true;
}

function compareItems(frame: Frame, items: readonly JsonNode[], out: Comparison, todo: Frame[]): void {
  const { want, path } = frame;
  const wants = wantsOfItems(want);
  if (frame.typesOnly) {
    pairByOrder(frame, items, todo);
    return;
  }
  if (wants.length !== items.length) {
    addDifference(out, "wrong_value", path, want, frame.node);
    pairByOrder(frame, items, todo);
    return;
  }
  if (!differsInOrderOnly(frame, wants, items, out)) {
    for (let index = items.length - 1; index >= 0; index -= 1) {
      const inner = wants[index];
      const item = items[index];
      if (inner === undefined || item === undefined) continue;
      todo.push({ want: inner, node: item, path: { outer: path, step: index }, typesOnly: false });
    }
    return;
  }
  addDifference(out, "wrong_value", path, want, frame.node);
}

/** The same items in another order are one finding about the list, not one about each place. */
function differsInOrderOnly(
  frame: Frame,
  wants: readonly Want[],
  items: readonly JsonNode[],
  out: Comparison,
): boolean {
  const { node } = frame;
  if (items.length < 2) return false;
  out.orderBudget -= node.end - node.start;
  if (out.orderBudget < 0) return false;
  const before = wants.map((want) => valueKey(want.node, want.text, want.rules));
  const after = items.map((item, index) => valueKey(item, out.text, wants[index]?.rules ?? null));
  if (before.every((key, index) => key === after[index])) return false;
  before.sort();
  after.sort();
  return before.every((key, index) => key === after[index]);
}

function compareMembers(frame: Frame, node: JsonObject, out: Comparison, todo: Frame[]): void {
  const { want, path } = frame;
  if (frame.typesOnly) {
    pushSharedMembers(frame, node, todo);
    return;
  }
  const actual = lastMembers(node);
  const wants = wantsOfMembers(want);
  const named = new Set<string>();
  for (const { key, want: inner } of wants) {
    named.add(key);
    if (actual.has(key)) continue;
    const fallback = inner.rules?.default ?? null;
    if (
      fallback !== null &&
      valueKey(inner.node, inner.text, inner.rules) === valueKey(fallback.node, fallback.text, inner.rules)
    ) {
      continue;
    }
    addDifference(out, "missing_argument", { outer: path, step: key }, inner, null);
  }
  for (const { key, value } of actual.values()) {
    if (named.has(key)) continue;
    const rule = ruleOfKey(want.rules, key);
    const fallback = rule?.default ?? null;
    if (
      fallback !== null &&
      valueKey(value, out.text, rule) === valueKey(fallback.node, fallback.text, rule)
    ) {
      continue;
    }
    addDifference(out, "unexpected_argument", { outer: path, step: key }, null, value);
  }
  for (let index = wants.length - 1; index >= 0; index -= 1) {
    const member = wants[index];
    const value = member === undefined ? undefined : actual.get(member.key)?.value;
    if (member === undefined || value === undefined) continue;
    todo.push({ want: member.want, node: value, path: { outer: path, step: member.key }, typesOnly: false });
  }
}

function pushSharedMembers(frame: Frame, node: JsonObject, todo: Frame[]): void {
  const actual = lastMembers(node);
  const wants = wantsOfMembers(frame.want);
  for (let index = wants.length - 1; index >= 0; index -= 1) {
    const member = wants[index];
    const value = member === undefined ? undefined : actual.get(member.key)?.value;
    if (member === undefined || value === undefined) continue;
    const path = { outer: frame.path, step: member.key };
    todo.push({ want: member.want, node: value, path, typesOnly: true });
  }
}
