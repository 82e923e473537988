import type { AdoptionRow } from "@/lib/queries/rules/list-adoptions";
import type { Scope } from "@/lib/queries/scope";

/**
 * The version of `equivalent` that was in force before an adoption: the one that the adoption before it made, else the
 * next older one; null where none is known.
 */
export function versionBefore(
  scope: Pick<Scope, "instruments">,
  adoptions: readonly AdoptionRow[],
  adoption: AdoptionRow,
): number | null {
  const versionOf = (one: AdoptionRow | undefined) =>
    one?.instruments.find(({ level }) => level === "equivalent")?.version;
  const made = versionOf(adoption) ?? 0;
  const before = versionOf(adoptions[adoptions.indexOf(adoption) + 1]);
  if (before !== undefined) return before;
  const older = scope.instruments.filter(({ level, version }) => level === "equivalent" && version < made);
  return older[0]?.version ?? null;
}
