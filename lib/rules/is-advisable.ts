import type { MeasuredRule } from "./measured-rule.ts";

/** Of the values that cases expect, the share that may become equal to another one. */
const MOST_MERGED = 1 / 3;

/**
 * Whether a rule may be suggested at all: labels and effects do not speak against it as much as for it, and most of
 * what the cases tell apart stays apart. Where nobody labelled and nothing was looked at, nothing speaks against it.
 *
 * @example isAdvisable(monthOnDays) // false: it makes days of one month equal
 */
export function isAdvisable({ labels, effects, collisions }: MeasuredRule): boolean {
  const against = labels.contradicted + effects.contradicted;
  if (against > 0 && against >= labels.gained + effects.supported) return false;
  return collisions.merged <= collisions.literals * MOST_MERGED;
}
