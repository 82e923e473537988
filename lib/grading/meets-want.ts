import { equalNumbers } from "../json/equal-numbers.ts";
import type { JsonNode } from "../json/json-node.ts";
import { findValue } from "./find-value.ts";
import { TYPE_BIT } from "./type-bit.ts";
import { typeOfNode } from "./type-of-node.ts";
import type { Want } from "./want.ts";
import { wantsOfItems } from "./wants-of-items.ts";
import { wantsOfMembers } from "./wants-of-members.ts";

/** Deeper values are left to the full comparison, which needs no stack. */
const MAX_DEPTH = 64;

/**
 * Whether a value is plainly right: equal, of the right type throughout, and with nothing to note. False says
 * only that a closer look is needed. This is the path that nearly every argument takes.
 */
export function meetsWant(want: Want, node: JsonNode, text: string, depth = 0): boolean {
  const normalizer = want.rules?.normalizer ?? null;
  // Items that are equal place by place are equal without order too.
  if (normalizer !== null && (normalizer.form !== "list" || want.node.type !== "array")) {
    return meetsNormalized(want, node, text);
  }
  const expected = want.node;
  switch (expected.type) {
    case "string":
      return node.type === "string" && node.value === expected.value && (want.types & TYPE_BIT.str) !== 0;
    case "number":
      if (node.type !== "number") return false;
      if (node.literal === expected.literal) return (want.types & want.own) !== 0;
      return (want.types & typeOfNode(node)) !== 0 && equalNumbers(expected.literal, node.literal);
    case "boolean":
      return node.type === "boolean" && node.value === expected.value && (want.types & TYPE_BIT.bool) !== 0;
    case "null":
      return node.type === "null" && (want.types & TYPE_BIT.null) !== 0;
    case "array": {
      if (node.type !== "array" || (want.types & TYPE_BIT.list) === 0 || depth > MAX_DEPTH) return false;
      const wants = wantsOfItems(want);
      if (wants.length !== node.items.length) return false;
      for (let index = 0; index < wants.length; index += 1) {
        const inner = wants[index];
        const item = node.items[index];
        if (inner === undefined || item === undefined || !meetsWant(inner, item, text, depth + 1))
          return false;
      }
      return true;
    }
    case "object": {
      if (node.type !== "object" || (want.types & TYPE_BIT.dict) === 0 || depth > MAX_DEPTH) return false;
      const wants = wantsOfMembers(want);
      // Above this, finding each key in turn would be quadratic; the full comparison uses a map.
      if (wants.length !== node.members.length || wants.length > 32) return false;
      for (const { key, want: inner } of wants) {
        const value = findValue(node, key);
        if (value === null || !meetsWant(inner, value, text, depth + 1)) return false;
      }
      return true;
    }
  }
}

function meetsNormalized(want: Want, node: JsonNode, text: string): boolean {
  const { rules, reading } = want;
  const normalizer = rules?.normalizer ?? null;
  if (rules === null || normalizer === null || normalizer.form === "list" || reading === null) return false;
  if (node.type === "array" || node.type === "object" || (want.types & typeOfNode(node)) === 0) return false;
  if (!reading.readable || reading.notes.length > 0) return false;
  const expected = want.node;
  // What is written alike is read alike.
  if (node.type === "string" && expected.type === "string" && node.value === expected.value) return true;
  if (node.type === "number" && expected.type === "number" && node.literal === expected.literal) return true;
  const read = normalizer.read(node, text, rules.options);
  if (!read.readable || read.notes.length > 0) return false;
  return normalizer.form === "pair"
    ? normalizer.equal(reading.key, read.key, rules.options)
    : reading.key === read.key;
}
