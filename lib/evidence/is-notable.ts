import type { Difference, DifferenceName } from "./evidence.ts";

const NOTABLE: ReadonlySet<DifferenceName> = new Set([
  "value",
  "type_only",
  "value_and_type",
  "missing",
  "unexpected",
  "repeated_key",
  "rewritten_value",
  "rewritten_type",
  "dropped",
  "added",
]);

/** Whether a difference is worth a look of its own: something is wrong, or was changed on the way. */
export function isNotable(difference: Difference): boolean {
  return difference.claim !== null || NOTABLE.has(difference.name);
}
