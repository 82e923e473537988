import type { CallSource } from "../../grading/model.ts";
import type { RunRow } from "../run-row.ts";
import type { LongText } from "./long-text.ts";

/** A record without its calls; texts are decoded, long ones cut. */
export type RecordHead = {
  /** Key in the store, in decimal. */
  readonly key: string;
  readonly recordId: string;
  readonly caseId: string;
  readonly caseVersionId: number | null;
  readonly trial: number;
  readonly source: CallSource;
  /** Id of the record whose account it is: that one is graded in its place. Null: it is graded itself. */
  readonly accountOf: string | null;
  readonly callCount: number;
  readonly run: RunRow;
  readonly finalMessage: LongText | null;
  readonly messages: LongText | null;
  readonly effects: LongText | null;
  readonly world: LongText | null;
  readonly extra: LongText | null;
  readonly error: string | null;
  readonly harnessVerdict: "pass" | "fail" | null;
  readonly harnessReason: string | null;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  readonly costUsd: number | null;
  readonly latencyMs: number | null;
  /** Changes whenever the record is replaced. */
  readonly contentHash: string;
};
