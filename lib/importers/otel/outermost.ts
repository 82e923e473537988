import { ancestors } from "./ancestors.ts";
import type { Step } from "./step.ts";

/** Those of some steps that lie in none of the others. */
export function outermost(steps: readonly Step[], parents: ReadonlyMap<string, string | null>): Step[] {
  const ids = new Set(steps.map(({ id }) => id));
  return steps.filter(({ id }) => !ancestors(id, parents).some((above) => ids.has(above)));
}
