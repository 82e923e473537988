import { CLAIMS } from "./claims.ts";
import type { CompiledCase } from "./compiled-case.ts";
import type { EvaluatedEffect } from "./evaluated-effect.ts";
import { findSignals } from "./find-signals.ts";
import type { GradedAlternative } from "./graded-alternative.ts";
import { notChecked } from "./not-checked.ts";
import type { PreparedRecord } from "./prepared-record.ts";
import { preview } from "./preview.ts";
import { REASONS } from "./reasons.ts";
import type { ClaimResult, Finding, GradeResult, Signal } from "./result.ts";
import { resultOf } from "./result-of.ts";

/**
 * Where a record has effect results they decide (instrument `effect`): the claim `effect` alone is made. What the
 * argument claims under `equivalent` would have said only feeds the *disagreement* signal.
 */
export function gradeByEffect(
  compiled: CompiledCase,
  record: PreparedRecord,
  effects: readonly EvaluatedEffect[],
  best: GradedAlternative | null,
): GradeResult {
  const findings = effects.flatMap(({ name, passed, detail }): Finding[] =>
    passed === false
      ? [
          {
            claim: "effect",
            kind: "effect_failed",
            callIndex: null,
            expectedIndex: null,
            tool: null,
            path: null,
            expected: null,
            actual: null,
            message: `The effect ${preview(name)} did not come about${detail === "" ? "" : `: ${preview(detail)}`}.`,
          },
        ]
      : [],
  );
  const open = effects.find(({ passed }) => passed === null);
  const unchecked = open === undefined ? null : `The effect ${preview(open.name)}: ${open.detail}`;
  const verdict = findings.length > 0 ? "fail" : unchecked === null ? "pass" : "ungraded";
  const own: ClaimResult =
    verdict === "ungraded" ? notChecked(unchecked ?? "") : { status: verdict, reason: null };
  const claims = Object.fromEntries(
    CLAIMS.map((claim) => [claim, claim === "effect" ? own : REASONS.effectDecides]),
  ) as GradeResult["claims"];
  const signals: Signal[] = [...findSignals(compiled, record, best)];
  if (best !== null && best.verdict !== "ungraded" && verdict !== "ungraded" && best.verdict !== verdict) {
    const detail = verdict === "pass" ? "effect_passed_calls_failed" : "effect_failed_calls_passed";
    signals.push({
      signal: "disagreement",
      callIndex: null,
      tool: null,
      path: null,
      detail,
      message:
        verdict === "pass"
          ? "The world ended up right although the calls are not the expected ones."
          : "The calls are the expected ones, and yet the world did not end up right.",
    });
  }
  const base =
    best === null ? null : resultOf({ ...best, findings, claims, verdict, unchecked }, record, signals);
  return base ?? { verdict, reason: unchecked, claims, findings, signals, alternative: null, pairs: [] };
}
