import { createHash } from "node:crypto";

/**
 * The place of an item in the order that a seed gives: SHA-256 of `seed`, a colon and `itemId` (UTF-8), 64 lower
 * case hex digits. The same seed and id give the same key on any machine; a lone surrogate counts as U+FFFD.
 *
 * @example itemKey("7", "run-1/case-1") // "68dea2f6…", compared as text
 */
export function itemKey(seed: string, itemId: string): string {
  return createHash("sha256").update(`${seed}:${itemId}`, "utf8").digest("hex");
}
