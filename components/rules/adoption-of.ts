import type { AdoptionRow } from "@/lib/queries/rules/list-adoptions";
import type { RuleChange } from "@/lib/rules/rule-change";

/** The newest adoption that changed a place; undefined where none in the list did. */
export function adoptionOf(
  adoptions: readonly AdoptionRow[],
  place: Pick<RuleChange, "kind" | "tool" | "path">,
): AdoptionRow | undefined {
  return adoptions.find(({ changes }) =>
    changes.some((one) => one.kind === place.kind && one.tool === place.tool && one.path === place.path),
  );
}
