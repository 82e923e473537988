/**
 * Which way the effect on the world and the argument claims disagree: the effects hold but the arguments fail (a rule
 * or an expectation that is too strict, or another way there), or the effects fail though the arguments pass.
 */
export const DISAGREEMENT_SIDES = ["effects_hold", "effects_fail"] as const;

export type DisagreementSide = (typeof DISAGREEMENT_SIDES)[number];
