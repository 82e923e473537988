import { canonicalJson } from "../json/canonical-json.ts";
import type { JsonArray, JsonNode } from "../json/json-node.ts";

/** Longer texts are not looked at for a remark. */
const MAX_LENGTH = 10_000;
const LONE_SURROGATE = /\p{Cs}/u;

/**
 * What makes two unlike strings look alike, or a text hard to see, as the end of a sentence; empty where there is
 * nothing to remark on.
 */
export function valueRemark(expected: JsonNode, actual: JsonNode): string {
  if (expected.type === "array" && actual.type === "array") {
    if (expected.items.length !== actual.items.length) {
      const count = actual.items.length;
      return ` (${count} ${count === 1 ? "item" : "items"} instead of ${expected.items.length})`;
    }
    return sameItems(expected, actual) ? " (the same items in another order)" : "";
  }
  if (expected.type !== "string" || actual.type !== "string") return "";
  const a = expected.value;
  const b = actual.value;
  if (Math.max(a.length, b.length) > MAX_LENGTH) {
    return a.length === b.length ? "" : ` (${b.length} characters instead of ${a.length})`;
  }
  if (LONE_SURROGATE.test(b)) return " (it holds a lone surrogate)";
  if (b.includes("\u0000")) return " (it holds a NUL character)";
  if (a.normalize("NFC") === b.normalize("NFC")) return " (equal after NFC)";
  if (a.trim() === b.trim()) return " (equal but for white space around it)";
  if (a.toLowerCase() === b.toLowerCase()) return " (equal but for case)";
  const at = firstDifference(a, b);
  const [left, right] = [a.codePointAt(at), b.codePointAt(at)];
  const lookAlike = left !== undefined && right !== undefined && Math.max(left, right) > 0x7f;
  return lookAlike ? ` (${codePoint(right)} instead of ${codePoint(left)} at character ${at})` : "";
}

function sameItems(a: JsonArray, b: JsonArray): boolean {
  if (Math.max(a.end - a.start, b.end - b.start) > MAX_LENGTH) return false;
  const sorted = (list: JsonArray) => list.items.map(canonicalJson).sort();
  return sorted(a).join() === sorted(b).join();
}

function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a.charCodeAt(at) === b.charCodeAt(at)) at += 1;
  return at;
}

function codePoint(code: number): string {
  return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}
