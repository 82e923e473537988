import { bestAlternative } from "./best-alternative.ts";
import { boundedSignals } from "./bounded-signals.ts";
import { CLAIMS } from "./claims.ts";
import type { CompiledCase } from "./compiled-case.ts";
import { evaluateEffects } from "./evaluate-effects.ts";
import type { EvaluatedEffect } from "./evaluated-effect.ts";
import { findSignals } from "./find-signals.ts";
import { gradeByEffect } from "./grade-by-effect.ts";
import { gradeExactly } from "./grade-exactly.ts";
import { gradePlainly } from "./grade-plainly.ts";
import type { GradedAlternative } from "./graded-alternative.ts";
import { knowsNoCalls } from "./knows-no-calls.ts";
import type { RecordObject } from "./model.ts";
import { notChecked } from "./not-checked.ts";
import { prepareRecord } from "./prepare-record.ts";
import type { PreparedRecord } from "./prepared-record.ts";
import { REASONS } from "./reasons.ts";
import type { ClaimResult, GradeResult, Signal, Verdict } from "./result.ts";
import { resultOf } from "./result-of.ts";
import { witnessSignals } from "./witness/witness-signals.ts";

/**
 * Grades one record of a case under the case's instrument. Pure and deterministic; never throws on data.
 *
 * `fail` if a claim fails; else `ungraded` if something that the case asks for could not be checked; else `pass`.
 * A record with `error`, and any record of a case whose contract is broken, is `ungraded` and has no findings.
 * Under `harness` only the verdict that came with the record counts, and `error`; a record whose source knows no
 * calls has no other verdict.
 *
 * @example gradeRecord(compileCase(suite, instrument, source), record).verdict // "pass"
 */
export function gradeRecord(compiled: CompiledCase, record: RecordObject | PreparedRecord): GradeResult {
  const prepared = "calls" in record ? record : prepareRecord(record);
  const { source } = prepared;
  const { level } = compiled.instrument;
  if (source.error !== null) {
    return ungraded(
      `The run itself broke: ${source.error.slice(0, 500)}`,
      findSignals(compiled, prepared, null),
    );
  }
  if (level === "harness") return byHarness(compiled, prepared);
  if (knowsNoCalls(source)) return ungraded(NO_CALLS_KNOWN, NO_SIGNALS);
  if (compiled.broken !== null) return ungraded(compiled.broken, findSignals(compiled, prepared, null));
  if (level === "claims" || level === "equivalent") {
    const plain = gradePlainly(compiled, prepared);
    if (plain !== null) return plain;
  }
  const effects = level === "effect" ? evaluateEffects(compiled.source.expectEffects, source) : NO_EFFECTS;
  if (level === "exact") {
    const graded = gradeExactly(compiled, prepared);
    return graded === null
      ? ungraded("The case expects no calls and forbids nothing.", findSignals(compiled, prepared, null))
      : resultOf(graded, prepared, findSignals(compiled, prepared, graded));
  }
  const best = bestAlternative(compiled, prepared);
  if (effects.length > 0) return gradeByEffect(compiled, prepared, effects, best);
  if (best === null) {
    return ungraded(
      "The case states no calls, and its effects can only be graded under the instrument effect.",
      findSignals(compiled, prepared, null),
    );
  }
  const withEffect: GradedAlternative =
    level === "effect" ? { ...best, claims: { ...best.claims, effect: REASONS.noEffects } } : best;
  return resultOf(withEffect, prepared, findSignals(compiled, prepared, best));
}

const NO_CALLS_KNOWN = "The source of this record knows no calls, only the verdict of the harness.";
const NO_SIGNALS: readonly Signal[] = [];
const NO_EFFECTS: readonly EvaluatedEffect[] = [];

function byHarness(compiled: CompiledCase, prepared: PreparedRecord): GradeResult {
  const { source } = prepared;
  const verdict: Verdict = source.harnessVerdict ?? "ungraded";
  const reason = verdict === "ungraded" ? "The record came without a verdict." : null;
  return {
    ...EMPTY,
    verdict,
    reason,
    claims: all(REASONS.harnessElsewhere),
    signals: boundedSignals(witnessSignals(compiled.suite, prepared)),
  };
}

function ungraded(reason: string, signals: readonly Signal[]): GradeResult {
  return { ...EMPTY, verdict: "ungraded", reason, claims: all(notChecked(reason)), signals };
}

const EMPTY = { findings: [], signals: [], alternative: null, pairs: [] } as const;

function all(result: ClaimResult): GradeResult["claims"] {
  return Object.fromEntries(CLAIMS.map((claim) => [claim, result])) as GradeResult["claims"];
}
