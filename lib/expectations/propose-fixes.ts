import { createHash } from "node:crypto";
import { checkCase } from "../grading/check-case.ts";
import { CLAIMS, type Claim } from "../grading/claims.ts";
import { compileCase } from "../grading/compile-case.ts";
import type { CompiledSuite } from "../grading/compiled-suite.ts";
import { gradeRecord } from "../grading/grade-record.ts";
import type { Instrument } from "../grading/instrument.ts";
import type { CaseObject, RecordObject } from "../grading/model.ts";
import { prepareRecord } from "../grading/prepare-record.ts";
import type { GradeResult } from "../grading/result.ts";
import type { CaseChange } from "./case-change.ts";
import { EDIT_KINDS } from "./case-edit.ts";
import { combineChanges } from "./combine-changes.ts";
import type { FixProposal } from "./fix-proposal.ts";
import { listArgumentChanges } from "./list-argument-changes.ts";
import { listCallChanges } from "./list-call-changes.ts";
import type { RecordAtHand } from "./record-at-hand.ts";
import { settleCase } from "./settle-case.ts";

/** Sets of changes that are graded for one record. */
const MAX_TRIED = 100;

export type ProposedFixes = {
  /** What the instrument says of the record under the case as it stands. */
  readonly result: GradeResult;
  /** Those after which the record passes whole before others; of equals the one that asks most of the agent. */
  readonly proposals: readonly FixProposal[];
};

/**
 * Changes of a case after which one of its records passes the claims that they are about, as far as the contract
 * still holds (K1–K7) and no claim fails that did not. Every one is graded before it is offered. Nothing is proposed
 * where the record passes, or could not be graded. Never throws on data, never changes what it is given.
 *
 * `instrument` is one that reads arguments: `claims`, `equivalent`; under others nothing is proposed.
 *
 * @example proposeFixes({ record, source, suite, instrument }).proposals[0]?.edits[0]?.kind // "accept_value"
 */
export function proposeFixes(input: {
  readonly record: RecordObject;
  /** What weaker sources say of the same trial. */
  readonly accounts?: readonly RecordObject[];
  readonly source: CaseObject;
  readonly suite: CompiledSuite;
  readonly instrument: Instrument;
}): ProposedFixes {
  const { suite, instrument } = input;
  const source = settleCase(input.source);
  const record = prepareRecord(input.record, input.accounts);
  const result = gradeRecord(compileCase(suite, instrument, source), record);
  if (result.verdict !== "fail" || result.alternative === null) return { result, proposals: [] };
  const hand: RecordAtHand = { suite, instrument, source, record, result, alternative: result.alternative };
  const changes = [...listArgumentChanges(hand), ...listCallChanges(hand)];
  const found = new Map<string, FixProposal>();
  const sets = combineChanges(changes).filter((set) => coversItsClaims(set, result));
  for (const set of sets.slice(0, MAX_TRIED)) {
    const proposal = tried(hand, set);
    if (proposal !== null && !found.has(textOf(proposal))) found.set(textOf(proposal), proposal);
  }
  return { result, proposals: [...found.values()].sort((a, b) => rankOf(a) - rankOf(b)) };
}

/** A set that leaves a finding of a claim that it is about can't settle that claim, and is not worth grading. */
function coversItsClaims(set: readonly CaseChange[], { findings }: GradeResult): boolean {
  const covered = new Set(set.flatMap((change) => change.findings));
  const claims = new Set([...covered].map((index) => findings[index]?.claim));
  return findings.every(({ claim }, index) => covered.has(index) || !claims.has(claim));
}

function tried(hand: RecordAtHand, set: readonly CaseChange[]): FixProposal | null {
  const { suite, instrument, source, record, result } = hand;
  const definition = settleCase(set.reduce((one, change) => change.apply(one), source));
  const violations = checkCase(suite, definition);
  if (violations.some(({ severity }) => severity === "error")) return null;
  const after = gradeRecord(compileCase(suite, instrument, definition, violations), record);
  if (after.verdict === "ungraded") return null;
  const settled = set.flatMap(({ findings }) => findings.map((index) => result.findings[index]?.claim));
  const claims = CLAIMS.filter((claim) => settled.includes(claim));
  const fails = (of: GradeResult) => (claim: Claim) => of.claims[claim].status === "fail";
  if (claims.some(fails(after)) || CLAIMS.some((claim) => fails(after)(claim) && !fails(result)(claim))) {
    return null;
  }
  const edits = set.map(({ edit }) => edit);
  const hash = createHash("sha256").update(JSON.stringify(definition)).digest("hex").slice(0, 10);
  const kinds = [...new Set(edits.map(({ kind }) => kind))];
  return { id: `${kinds.join("+")}.${hash}`, edits, claims, verdict: after.verdict, definition };
}

function textOf({ definition }: FixProposal): string {
  return JSON.stringify(definition);
}

function rankOf({ verdict, edits }: FixProposal): number {
  const loosest = Math.max(...edits.map(({ kind }) => EDIT_KINDS.indexOf(kind)));
  return (verdict === "pass" ? 0 : 100) + loosest;
}
