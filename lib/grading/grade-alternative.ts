import { argumentsOf } from "./arguments-of.ts";
import type { Claim } from "./claims.ts";
import type { CompiledAlternative, CompiledCase } from "./compiled-case.ts";
import { findExtraCalls } from "./find-extra-calls.ts";
import { findOrder } from "./find-order.ts";
import { findRepeats } from "./find-repeats.ts";
import { findingOfDifference } from "./finding-of-difference.ts";
import type { GradedAlternative } from "./graded-alternative.ts";
import { matchCalls } from "./match-calls.ts";
import { nameFinding } from "./name-finding.ts";
import { notChecked } from "./not-checked.ts";
import type { PreparedRecord } from "./prepared-record.ts";
import { preview } from "./preview.ts";
import { REASONS } from "./reasons.ts";
import type { ClaimResult, Finding } from "./result.ts";

const PASS: ClaimResult = Object.freeze({ status: "pass", reason: null });
const FAIL: ClaimResult = Object.freeze({ status: "fail", reason: null });

/** Holds one alternative against a record: matching, then each claim by itself (G6–G15, G19, G21). */
export function gradeAlternative(
  compiled: CompiledCase,
  alternative: CompiledAlternative,
  record: PreparedRecord,
): GradedAlternative {
  const { suite, source, instrument } = compiled;
  const { calls } = record;
  const matching = matchCalls(suite, alternative, calls, source.ordered);
  const findings: Finding[] = [];
  for (const index of matching.missing) {
    const name = alternative.expected[index]?.name ?? "";
    findings.push({
      claim: "count",
      kind: "missing_call",
      callIndex: null,
      expectedIndex: index,
      tool: name,
      path: null,
      expected: null,
      actual: null,
      message: `The expected call of ${preview(name)} was not made.`,
    });
  }
  let valuesAsked = false;
  let typesAsked = false;
  let unreadable = false;
  for (const pair of matching.pairs) {
    const expected = alternative.expected[pair.expected];
    const call = calls[pair.call];
    if (expected === undefined || call === undefined) continue;
    if (pair.name !== "equal") findings.push(nameFinding(pair.name, expected, call));
    const { comparison } = pair;
    if (comparison === null) {
      valuesAsked ||= expected.valuesAsked;
      typesAsked ||= expected.named.length > 0;
      continue;
    }
    valuesAsked ||= comparison.valuesAsked;
    typesAsked ||= comparison.typesAsked;
    const read = argumentsOf(call);
    unreadable ||= read.object === null;
    for (const difference of comparison.differences) {
      findings.push(
        findingOfDifference(
          difference,
          read,
          call.call.argumentsRaw,
          call.index,
          pair.expected,
          expected.name,
        ),
      );
    }
  }
  const uncheckedExtra = findExtraCalls(compiled, alternative, record, matching, findings);
  if (source.ordered) findOrder(alternative, record, matching.pairs, findings);
  const forbidsRepeats = instrument.options.repeats === "forbid";
  if (forbidsRepeats) findRepeats(compiled, record, findings);
  const none = alternative.expected.length === 0;
  const paired = matching.pairs.length > 0;
  const unmade = none ? REASONS.noExpectation : REASONS.noPair;
  const noValues = paired ? REASONS.nothingAsserted : unmade;
  const noTypes = unreadable ? REASONS.unreadable : paired ? REASONS.noTypes : unmade;
  const noExtra = uncheckedExtra === null ? PASS : notChecked(uncheckedExtra);
  return {
    index: alternative.index,
    verdict: findings.length > 0 ? "fail" : uncheckedExtra !== null ? "ungraded" : "pass",
    unchecked: uncheckedExtra,
    claims: {
      count: judged(findings, "count", PASS),
      name: judged(findings, "name", paired ? PASS : unmade),
      value: judged(findings, "value", valuesAsked ? PASS : noValues),
      type: judged(findings, "type", typesAsked && !unreadable ? PASS : noTypes),
      extra: source.forbidOtherSideEffects ? judged(findings, "extra", noExtra) : REASONS.extraAllowed,
      order: source.ordered ? judged(findings, "order", PASS) : REASONS.orderFree,
      repeat: forbidsRepeats ? judged(findings, "repeat", PASS) : REASONS.repeatsAllowed,
      effect: REASONS.effectElsewhere,
    },
    findings,
    matching,
  };
}

function judged(findings: readonly Finding[], claim: Claim, otherwise: ClaimResult): ClaimResult {
  for (const finding of findings) if (finding.claim === claim) return FAIL;
  return otherwise;
}
