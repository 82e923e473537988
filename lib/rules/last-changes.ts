import type { RuleChange } from "./rule-change.ts";

/**
 * One change for each place: of several the last, where the first of them stood. Making them comes to the same.
 *
 * @example lastChanges([number, money]) // [money], where both are of issue_refund's amount
 */
export function lastChanges(changes: Iterable<RuleChange>): readonly RuleChange[] {
  const byPlace = new Map<string, RuleChange>();
  for (const change of changes) {
    byPlace.set(JSON.stringify([change.kind, change.tool, change.path]), change);
  }
  return [...byPlace.values()];
}
