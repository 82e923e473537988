import type { PoolClient } from "pg";
import { CopyBuffer } from "../../db/copy-buffer.ts";
import { copyRows } from "../../db/copy-rows.ts";
import { CLAIMS } from "../../grading/claims.ts";
import { failingCalls } from "../../grading/failing-calls.ts";
import type { GradeResult } from "../../grading/result.ts";
import { stored } from "../ingest/stored.ts";
import type { GradedRecord } from "./graded-record.ts";

/** Whole literals stand in the call and the case; what a list shows is bounded. */
const LITERAL_LIMIT = 2000;
const VERDICT_LETTER = { pass: "P", fail: "F", ungraded: "U" } as const;
const STATUS_LETTER = { pass: "P", fail: "F", not_checked: "N" } as const;

/** Rows of `verdict`, `finding` and `signal`, gathered for COPY. */
export class GradingRows {
  private readonly verdicts = new CopyBuffer();
  private readonly findings = new CopyBuffer();
  private readonly signals = new CopyBuffer();
  private readonly suiteId: number;

  constructor(suiteId: number) {
    this.suiteId = suiteId;
  }

  add(graded: GradedRecord, signatures: ReadonlyMap<string, number>): void {
    const { suiteId } = this;
    for (const { instrumentId, result, signatures: made } of graded.results) {
      this.verdicts.add([
        suiteId,
        instrumentId,
        graded.key,
        graded.runKey,
        VERDICT_LETTER[result.verdict],
        claimLetters(result),
        stored(result.reason),
        result.alternative,
        failingCalls(result).length,
      ]);
      for (const [seq, finding] of result.findings.entries()) {
        this.findings.add([
          suiteId,
          instrumentId,
          graded.key,
          seq,
          graded.runKey,
          signatures.get(made[seq]?.hash ?? "") ?? null,
          finding.callIndex,
          finding.expectedIndex,
          stored(finding.path),
          bounded(finding.expected),
          bounded(finding.actual),
          stored(finding.message),
        ]);
      }
      for (const [seq, signal] of result.signals.entries()) {
        this.signals.add([
          suiteId,
          instrumentId,
          graded.key,
          seq,
          graded.runKey,
          signal.signal,
          signal.callIndex,
          stored(signal.tool),
          stored(signal.path),
          stored(signal.detail),
          stored(signal.message),
        ]);
      }
    }
  }

  /** About how many bytes wait to be written. */
  get size(): number {
    return this.verdicts.size + this.findings.size + this.signals.size;
  }

  async write(client: PoolClient): Promise<void> {
    await copyRows(
      client,
      "verdict (suite_id, instrument_id, record_id, run_id, verdict, claims, reason, alternative, failed_calls)",
      this.verdicts.take(),
    );
    await copyRows(
      client,
      "finding (suite_id, instrument_id, record_id, seq, run_id, signature_id, call_index, expected_index, path, expected, actual, message)",
      this.findings.take(),
    );
    await copyRows(
      client,
      "signal (suite_id, instrument_id, record_id, seq, run_id, signal, call_index, tool, path, detail, message)",
      this.signals.take(),
    );
  }
}

function claimLetters(result: GradeResult): string {
  let letters = "";
  for (const claim of CLAIMS) letters += STATUS_LETTER[result.claims[claim].status];
  return letters;
}

function bounded(literal: string | null): string | null {
  if (literal === null || literal.length <= LITERAL_LIMIT) return stored(literal);
  // Never between the halves of a pair: that would make a lone surrogate that nobody sent.
  const last = literal.charCodeAt(LITERAL_LIMIT - 1);
  return stored(literal.slice(0, last >= 0xd800 && last <= 0xdbff ? LITERAL_LIMIT - 1 : LITERAL_LIMIT));
}
