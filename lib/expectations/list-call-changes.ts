import { effectOfCall } from "../grading/effect-of-call.ts";
import type { ExpectedCall } from "../grading/model.ts";
import { alternativesOf } from "./alternatives-of.ts";
import type { CaseChange } from "./case-change.ts";
import type { CaseEdit } from "./case-edit.ts";
import { expectedOfCall } from "./expected-of-call.ts";
import type { RecordAtHand } from "./record-at-hand.ts";
import { withAlternative } from "./with-alternative.ts";

/** As long a sequence as a person would still write down. */
const MAX_CALLS = 50;

const WHOLE_CASE: Omit<CaseEdit, "kind"> = {
  alternative: null,
  expectedIndex: null,
  callIndex: null,
  tool: null,
  path: null,
  before: null,
  after: null,
};

/** What could be done about which calls were made, how often and in which order. */
export function listCallChanges(hand: RecordAtHand): CaseChange[] {
  return [...expectingMore(hand), ...anotherWay(hand), ...inAnyOrder(hand), ...allowingOthers(hand)];
}

/** The calls that nobody expected, expected from now on. */
function expectingMore({ record, result, alternative }: RecordAtHand): CaseChange[] {
  const extra = result.findings.flatMap((finding, index) => {
    if (finding.kind !== "other_side_effect" && finding.kind !== "too_many_calls") return [];
    const call = record.calls.find((one) => one.index === finding.callIndex);
    const expected = call === undefined ? null : expectedOfCall(call);
    return expected === null ? [] : [{ finding, index, expected }];
  });
  if (extra.length > MAX_CALLS) return [];
  return extra.map(({ finding, index, expected }) => ({
    edit: {
      ...WHOLE_CASE,
      kind: "expect_call",
      alternative,
      callIndex: finding.callIndex,
      tool: expected.name,
      after: expected.args,
    },
    findings: [index],
    apply: (source) =>
      withAlternative(source, alternative, [...(alternativesOf(source)[alternative] ?? []), expected]),
  }));
}

/**
 * The record's calls as one more alternative: those with a side effect, and of those that only read the ones that
 * stand for an expected call. What else was looked up on the way is no part of it.
 */
function anotherWay({ suite, source, record, result }: RecordAtHand): CaseChange[] {
  const paired = new Set(
    result.pairs.flatMap(({ expectedIndex, callIndex }) => (expectedIndex === null ? [] : [callIndex])),
  );
  const counting = record.calls.filter(({ call, index }) => {
    const effect = effectOfCall(suite, call.name);
    return effect === "side_effecting" || effect === "unregistered" || paired.has(index);
  });
  if (counting.length > MAX_CALLS) return [];
  const calls: ExpectedCall[] = [];
  for (const call of counting) {
    const expected = expectedOfCall(call);
    if (expected === null) return [];
    calls.push(expected);
  }
  const added = alternativesOf(source).length;
  return [
    {
      edit: { ...WHOLE_CASE, kind: "accept_calls", alternative: added },
      findings: result.findings.map((_, index) => index),
      apply: (one) => withAlternative(one, added, calls),
    },
  ];
}

function inAnyOrder({ source, result }: RecordAtHand): CaseChange[] {
  const findings = result.findings.flatMap(({ claim }, index) => (claim === "order" ? [index] : []));
  if (!source.ordered || findings.length === 0) return [];
  return [
    {
      edit: { ...WHOLE_CASE, kind: "any_order" },
      findings,
      apply: (one) => ({ ...one, ordered: false }),
    },
  ];
}

function allowingOthers({ result }: RecordAtHand): CaseChange[] {
  const findings = result.findings.flatMap(({ claim }, index) => (claim === "extra" ? [index] : []));
  if (findings.length === 0) return [];
  return [
    {
      edit: { ...WHOLE_CASE, kind: "allow_extra" },
      findings,
      apply: (one) => ({ ...one, forbidOtherSideEffects: false }),
    },
  ];
}
