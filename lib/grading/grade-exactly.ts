import { jsonEqual } from "../json/json-equal.ts";
import { lastMembers } from "../json/last-members.ts";
import { addDifference } from "./add-difference.ts";
import { argumentsOf } from "./arguments-of.ts";
import { compareArguments } from "./compare-arguments.ts";
import type { CompiledCase, CompiledExpected } from "./compiled-case.ts";
import { createComparison } from "./create-comparison.ts";
import type { Difference } from "./difference.ts";
import { effectOfCall } from "./effect-of-call.ts";
import { findingOfDifference } from "./finding-of-difference.ts";
import type { GradedAlternative } from "./graded-alternative.ts";
import type { MatchedPair } from "./matching.ts";
import { nameFinding } from "./name-finding.ts";
import type { PreparedCall, PreparedRecord } from "./prepared-record.ts";
import { preview } from "./preview.ts";
import { REASONS } from "./reasons.ts";
import type { ClaimResult, Finding } from "./result.ts";

/**
 * The naive baseline: the n-th call has the n-th expected name and equal parsed arguments, and there are as many
 * calls as expected. No schema, no types, no partition, no rules; read-only calls count like any other. Its
 * failures are put under the claims `count`, `name` and `value` so that they can be shown beside the others.
 * Numbers of equal value are equal, as in any parser. null where the case expects no calls and forbids nothing.
 */
export function gradeExactly(compiled: CompiledCase, { calls }: PreparedRecord): GradedAlternative | null {
  const alternative = compiled.alternatives[0];
  if (alternative === undefined) return null;
  const { expected } = alternative;
  if (expected.length === 0 && !compiled.source.forbidOtherSideEffects) return null;
  const findings: Finding[] = [];
  const pairs: MatchedPair[] = [];
  const missing: number[] = [];
  for (const one of expected) {
    const call = calls[one.index];
    if (call === undefined) {
      missing.push(one.index);
      findings.push({
        ...NO_CALL,
        kind: "missing_call",
        expectedIndex: one.index,
        tool: one.name,
        message: `The expected call of ${preview(one.name)} was not made.`,
      });
      continue;
    }
    const same = call.call.name === one.name;
    const unknown = effectOfCall(compiled.suite, call.call.name) === "unregistered";
    const name = same ? "equal" : unknown ? "unknown_tool" : "wrong_tool";
    if (name !== "equal") findings.push(nameFinding(name, one, call));
    // Another tool has its own arguments: one call too many in front would make every later argument a finding.
    const differences = same ? plainDifferences(one, call) : [];
    for (const difference of differences) {
      findings.push(
        findingOfDifference(
          difference,
          argumentsOf(call),
          call.call.argumentsRaw,
          call.index,
          one.index,
          one.name,
        ),
      );
    }
    pairs.push({ expected: one.index, call: one.index, name, comparison: null });
  }
  const left: number[] = [];
  for (let place = expected.length; place < calls.length; place += 1) {
    const call = calls[place];
    if (call === undefined) continue;
    left.push(place);
    findings.push({
      ...NO_CALL,
      kind: "too_many_calls",
      callIndex: call.index,
      tool: call.call.name,
      message: `${preview(call.call.name)} was called beyond the ${expected.length} expected calls.`,
    });
  }
  const status = (claim: Finding["claim"]): ClaimResult => ({
    status: findings.some((finding) => finding.claim === claim) ? "fail" : "pass",
    reason: null,
  });
  const paired = pairs.length > 0;
  const unmade = expected.length === 0 ? REASONS.noExpectation : REASONS.noPair;
  const elsewhere = REASONS.exactElsewhere;
  return {
    index: alternative.index,
    verdict: findings.length > 0 ? "fail" : "pass",
    unchecked: null,
    findings,
    matching: { pairs, missing, left },
    claims: {
      count: status("count"),
      name: paired ? status("name") : unmade,
      value: paired ? status("value") : unmade,
      type: elsewhere,
      extra: elsewhere,
      order: elsewhere,
      repeat: elsewhere,
      effect: elsewhere,
    },
  };
}

const NO_CALL = {
  claim: "count",
  callIndex: null,
  expectedIndex: null,
  path: null,
  expected: null,
  actual: null,
} as const;

/** Top-level arguments that are not equal; a string that holds the object is no object here. */
function plainDifferences(expected: CompiledExpected, call: PreparedCall): readonly Difference[] {
  const read = argumentsOf(call);
  if (read.object === null) return compareArguments(expected, read, "all").differences;
  const out = createComparison(read.text);
  if (read.form === "double_encoded") {
    addDifference(out, "not_an_object", null, null, read.value);
    return out.differences;
  }
  const actual = lastMembers(read.object);
  for (const { key, wants } of expected.named) {
    const value = actual.get(key)?.value;
    const path = { outer: null, step: key };
    const want = wants[0] ?? null;
    if (value === undefined) addDifference(out, "missing_argument", path, want, null);
    else if (!wants.some(({ node }) => jsonEqual(node, value)))
      addDifference(out, "wrong_value", path, want, value);
  }
  for (const [key, { value }] of actual) {
    if (!expected.names.has(key)) {
      addDifference(out, "unexpected_argument", { outer: null, step: key }, null, value);
    }
  }
  return out.differences;
}
