import type { CaseChange } from "./case-change.ts";
import type { EditKind } from "./case-edit.ts";

/** What is done to each place where every finding is to be settled at once, the first that can be. */
const WIDENING: readonly EditKind[] = [
  "set_type",
  "accept_value",
  "optional_argument",
  "expect_argument",
  "expect_call",
  "any_order",
];
const MENDING: readonly EditKind[] = [
  "replace_value",
  "set_type",
  "optional_argument",
  "expect_argument",
  "expect_call",
  "any_order",
];

/**
 * The sets of changes that are worth trying: each by itself; all of one kind, where several places fail alike; and
 * one for every finding, accepting what was emitted or taking it for the truth.
 *
 * @example combineChanges([acceptA, acceptB]).length // 3
 */
export function combineChanges(changes: readonly CaseChange[]): (readonly CaseChange[])[] {
  const kinds = [...new Set(changes.map(({ edit }) => edit.kind))];
  return [
    ...changes.map((change) => [change]),
    ...kinds.map((kind) => onePerPlace(changes, [kind])),
    onePerPlace(changes, WIDENING),
    onePerPlace(changes, MENDING),
  ].filter((set, index) => index < changes.length || set.length > 1);
}

/** For each place the first of its changes in the order of `kinds`; places of none of them stay as they are. */
function onePerPlace(changes: readonly CaseChange[], kinds: readonly EditKind[]): CaseChange[] {
  const places = new Map<string, CaseChange>();
  for (const kind of kinds) {
    for (const change of changes) {
      if (change.edit.kind !== kind) continue;
      const place = change.findings.join(" ");
      if (!places.has(place)) places.set(place, change);
    }
  }
  return [...places.values()];
}
