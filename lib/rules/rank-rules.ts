import { breadthOf } from "./breadth-of.ts";
import type { MeasuredRule } from "./measured-rule.ts";

/** Why a rule that also settles findings comes behind another one. */
export type NotChosen = "contradicted" | "merges_more" | "settles_less" | "looser";

/** A rule settles about as much as the one that settles most from this share on. */
const ABOUT_AS_MUCH = 0.8;

/**
 * Rules for one parameter, the best first: those that labels contradict least, then effects (in tenths of the records
 * that would pass: an effect can fail for other reasons); then those that merge the fewest expected values; then those
 * that settle about as much as the best of them, the strictest first, since what a looser rule settles besides may be
 * wrong; then what settles less. Every rule but the first has why it comes behind the first.
 *
 * @example rankRules([date, instant])[0].rule.use // "instant", where both settle about as much
 */
export function rankRules<T extends MeasuredRule>(
  rules: readonly T[],
): readonly { readonly rule: T; readonly why: NotChosen | null }[] {
  const steps = rules.map((rule) => ({ rule, step: stepsOf(rule), much: 0 }));
  for (const one of steps) {
    const peers = steps.filter((other) => compare(one.step, other.step) === 0);
    const most = Math.max(...peers.map(({ rule }) => rule.settled));
    one.much = one.rule.settled >= most * ABOUT_AS_MUCH ? 0 : most - one.rule.settled;
  }
  steps.sort(
    (a, b) => compare(a.step, b.step) || a.much - b.much || compare(looseness(a.rule), looseness(b.rule)),
  );
  const [best] = steps;
  return steps.map((one) => ({
    rule: one.rule,
    why: best === undefined || one === best ? null : whyNot(best, one),
  }));
}

type Step = { readonly step: readonly number[]; readonly much: number };

function whyNot(best: Step, other: Step): NotChosen {
  const [labels, effects, merged] = other.step.map((value, place) => value - (best.step[place] ?? 0));
  if (labels !== 0 || effects !== 0) return "contradicted";
  if (merged !== 0) return "merges_more";
  return other.much > 0 ? "settles_less" : "looser";
}

function stepsOf({ labels, effects, collisions }: MeasuredRule): readonly number[] {
  const looked = effects.supported + effects.contradicted;
  const tenths = looked === 0 ? 0 : Math.round((10 * effects.contradicted) / looked);
  return [labels.contradicted, tenths, collisions.merged];
}

function looseness({ looseness, rule, settled }: MeasuredRule): readonly number[] {
  return [looseness, breadthOf(rule), -settled];
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [place, value] of a.entries()) {
    const difference = value - (b[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
