import type { CompiledExpected } from "./compiled-case.ts";
import type { Instrument } from "./instrument.ts";
import type { CaseObject } from "./model.ts";
import { REASONS } from "./reasons.ts";
import type { ClaimResult, GradeResult } from "./result.ts";

const PASS: ClaimResult = Object.freeze({ status: "pass", reason: null });

/**
 * What the claims come to where every expected call is plainly right and nothing else counts: a claim that
 * nothing was asked of is not checked, rather than passed.
 */
export function passingClaims(
  expected: readonly CompiledExpected[],
  source: CaseObject,
  instrument: Instrument,
): GradeResult["claims"] {
  const none = expected.length === 0;
  const values = expected.some((one) => one.valuesAsked);
  const types = expected.some((one) => one.named.length > 0);
  return Object.freeze({
    count: PASS,
    name: none ? REASONS.noExpectation : PASS,
    value: none ? REASONS.noExpectation : values ? PASS : REASONS.nothingAsserted,
    type: none ? REASONS.noExpectation : types ? PASS : REASONS.noTypes,
    extra: source.forbidOtherSideEffects ? PASS : REASONS.extraAllowed,
    order: source.ordered ? PASS : REASONS.orderFree,
    repeat: instrument.options.repeats === "forbid" ? PASS : REASONS.repeatsAllowed,
    effect: REASONS.effectElsewhere,
  });
}
