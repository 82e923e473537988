import type { CompiledAlternative } from "./compiled-case.ts";
import type { CompiledSuite } from "./compiled-suite.ts";
import { isNameVariant } from "./is-name-variant.ts";

/** Called names remembered per alternative; data may hold any number of them. */
const MAX_REMEMBERED = 200;

/** The expected names of which a called name is a variant (G9); worked out once per name. */
export function variantsOfName(
  suite: CompiledSuite,
  alternative: CompiledAlternative,
  called: string,
): readonly string[] {
  const known = alternative.variants.get(called);
  if (known !== undefined) return known;
  const isRegistered = suite.tools.has(called);
  const found = [...alternative.byName.keys()].filter((name) => isNameVariant(called, name, isRegistered));
  if (alternative.variants.size < MAX_REMEMBERED) alternative.variants.set(called, found);
  return found;
}
