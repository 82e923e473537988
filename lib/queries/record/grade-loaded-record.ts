import { bestAlternative } from "../../grading/best-alternative.ts";
import { compileCase } from "../../grading/compile-case.ts";
import type { CompiledAlternative, CompiledCase } from "../../grading/compiled-case.ts";
import type { CompiledSuite } from "../../grading/compiled-suite.ts";
import { gradeAlternative } from "../../grading/grade-alternative.ts";
import { gradeRecord } from "../../grading/grade-record.ts";
import type { GradedAlternative } from "../../grading/graded-alternative.ts";
import type { Instrument } from "../../grading/instrument.ts";
import { instrumentsOfSuite } from "../../grading/instruments-of-suite.ts";
import { knowsNoCalls } from "../../grading/knows-no-calls.ts";
import type { CaseObject, RecordObject } from "../../grading/model.ts";
import { prepareRecord } from "../../grading/prepare-record.ts";
import type { PreparedRecord } from "../../grading/prepared-record.ts";
import type { GradeResult, Pair } from "../../grading/result.ts";
import type { EvidenceStanding, GradedEvidence, GradedRecord } from "./graded-record.ts";
import { outlineCalls } from "./outline-calls.ts";

/** Calls times alternatives up to which every alternative is graded for its count of findings. */
const COUNTED_CALLS = 2_000;

type Input = {
  readonly suite: CompiledSuite;
  readonly instrument: Instrument;
  readonly source: CaseObject;
  readonly record: RecordObject;
  /** What weaker sources say of the same trial, the strongest first. */
  readonly accounts: readonly RecordObject[];
  /** The alternative asked for; null: the one that the verdict is about. */
  readonly alternative: number | null;
};

/**
 * Grades a record for its page: the verdict as it would be now, and one alternative held against the calls even
 * where the verdict does not stand on it (ungraded, decided by the harness or an effect).
 */
export function gradeLoadedRecord(input: Input): GradedRecord {
  const { suite, instrument, source, record, accounts, alternative } = input;
  const prepared = prepareRecord(record, accounts);
  const verdictCase = compileCase(suite, instrument, source);
  const result = gradeRecord(verdictCase, prepared);
  // The harness compares nothing: its evidence is read under the suite's own rules.
  const reading = instrument.level === "harness" ? instrumentsOfSuite(suite).equivalent : instrument;
  const compiled = reading === instrument ? verdictCase : compileCase(suite, reading, source);
  const aside = instrument.level === "harness" && prepared.source.error === null ? HARNESS : null;
  const standing = knowsNoCalls(prepared.source) ? UNGRADED : aside;
  const evidence = evidenceOf(compiled, prepared, result, { wanted: alternative, standing });
  const few = compiled.alternatives.length * record.toolCalls.length <= COUNTED_CALLS;
  const count = (one: CompiledAlternative) => {
    if (one.index === evidence.alternative) return evidence.findings.length;
    return few ? gradeAlternative(compiled, one, prepared).findings.length : null;
  };
  return {
    result,
    source,
    instrument: reading,
    evidence,
    alternatives: compiled.alternatives.map((one) => ({
      index: one.index,
      calls: one.expected.length,
      findings: count(one),
    })),
    calls: outlineCalls(suite, record.toolCalls),
  };
}

const HARNESS: EvidenceStanding = { kind: "aside", level: "harness" };
const UNGRADED: EvidenceStanding = { kind: "ungraded" };

type Wish = { readonly wanted: number | null; readonly standing: EvidenceStanding | null };

function evidenceOf(
  compiled: CompiledCase,
  prepared: PreparedRecord,
  result: GradeResult,
  { wanted, standing: known }: Wish,
): GradedEvidence {
  const { level } = compiled.instrument;
  const chosen = wanted ?? result.alternative;
  const decides = result.alternative !== null && chosen === result.alternative && level !== "effect";
  if (decides && chosen !== null) {
    const { findings, pairs } = result;
    return {
      alternative: chosen,
      expected: expectedOf(compiled, chosen),
      findings,
      pairs,
      standing: { kind: "verdict" },
    };
  }
  const one = chosen === null ? null : compiled.alternatives[chosen];
  const graded =
    one == null ? bestAlternative(compiled, prepared) : gradeAlternative(compiled, one, prepared);
  const standing = known ?? standingOf(compiled, result, chosen);
  if (graded === null)
    return { alternative: null, expected: [], findings: result.findings, pairs: [], standing };
  return {
    alternative: graded.index,
    expected: expectedOf(compiled, graded.index),
    findings: standing.kind === "ungraded" ? [] : [...effectFindings(result), ...graded.findings],
    pairs: pairsOf(graded, prepared),
    standing,
  };
}

function standingOf(compiled: CompiledCase, result: GradeResult, chosen: number | null): EvidenceStanding {
  if (compiled.broken !== null || (result.verdict === "ungraded" && result.pairs.length === 0)) {
    return { kind: "ungraded" };
  }
  if (result.claims.effect.status !== "not_checked") return { kind: "aside", level: "effect" };
  return chosen === result.alternative ? { kind: "verdict" } : { kind: "other_alternative" };
}

function effectFindings(result: GradeResult) {
  return result.findings.filter((finding) => finding.claim === "effect");
}

function expectedOf(compiled: CompiledCase, index: number) {
  const { expectToolCalls, accept } = compiled.source;
  return (expectToolCalls === null ? accept : [expectToolCalls, ...accept])[index] ?? [];
}

function pairsOf({ matching }: GradedAlternative, { calls }: PreparedRecord): Pair[] {
  return matching.pairs.flatMap((pair) => {
    const call = calls[pair.call];
    return call === undefined ? [] : [{ expectedIndex: pair.expected, callIndex: call.index }];
  });
}
