import type { CaseObject } from "./model.ts";

/**
 * A stated case with what it lacks of the one that was found under its id: its input.
 *
 * @example completeCase(stated, found).input // stated.input ?? found.input
 */
export function completeCase(stated: CaseObject, found: CaseObject | null): CaseObject {
  return found === null ? stated : { ...stated, input: stated.input ?? found.input };
}
