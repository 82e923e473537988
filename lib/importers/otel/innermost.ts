import { ancestors } from "./ancestors.ts";
import type { Step } from "./step.ts";

/** Those of some steps that have none of the others inside of them. */
export function innermost(steps: readonly Step[], parents: ReadonlyMap<string, string | null>): Step[] {
  const outer = new Set(steps.flatMap(({ id }) => ancestors(id, parents)));
  return steps.filter(({ id }) => !outer.has(id));
}
