import type { PoolClient } from "pg";
import { CopyBuffer } from "../../db/copy-buffer.ts";
import { copyRows } from "../../db/copy-rows.ts";
import { CLAIMS } from "../../grading/claims.ts";
import { failingCalls } from "../../grading/failing-calls.ts";
import type { RecordObject } from "../../grading/model.ts";
import type { GradeResult } from "../../grading/result.ts";
import { encodeStoredText } from "../../json/encode-stored-text.ts";
import type { GradedRecord } from "./graded-record.ts";
import type { HashedSignature } from "./hashed-signature.ts";
import { NestedSums } from "./nested-sums.ts";

/** A rollup that deltas are added into: its key columns, then its counted ones. */
const ADDED = {
  run_rollup: [
    ["instrument_id int", "run_id int"],
    ["records_pass", "records_fail", "records_ungraded", "calls_graded", "calls_fail", "calls_ungraded"],
  ],
  claim_rollup: [
    ["instrument_id int", "run_id int", "claim text"],
    ["records", "calls"],
  ],
  tool_rollup: [
    ["instrument_id int", "run_id int", "tool text"],
    ["records", "calls"],
  ],
  finding_rollup: [
    ["instrument_id int", "run_id int", "signature_id int"],
    ["findings", "records"],
  ],
  signal_rollup: [
    ["instrument_id int", "run_id int", "signal text"],
    ["signals", "records"],
  ],
  run_totals: [
    ["run_id int"],
    ["records", "calls", "input_tokens", "output_tokens", "cost_usd", "priced", "latency_ms", "timed"],
  ],
} as const;
type Added = keyof typeof ADDED;
const TABLES = Object.keys(ADDED) as Added[];

/** What a batch of newly written records, or of newly made verdicts, adds to the rollups. */
export class RollupDeltas {
  private readonly sums: Readonly<Record<Added, NestedSums>>;
  /** Its keys are nearly as many as the findings, so that it is only ever appended to. */
  private readonly cases = new NestedSums(1);

  constructor() {
    const made = TABLES.map((table) => [table, new NestedSums(ADDED[table][1].length)] as const);
    this.sums = Object.fromEntries(made) as Record<Added, NestedSums>;
  }

  /** What was graded, for all rollups but the totals of the runs. */
  addGraded(graded: GradedRecord, signatures: ReadonlyMap<string, number>): void {
    const { runKey, caseId } = graded;
    for (const { instrumentId, result, signatures: made } of graded.results) {
      this.addVerdict(instrumentId, graded, result);
      if (result.verdict !== "ungraded") this.addBlamed(instrumentId, runKey, result, made);
      const seen = new Set<number | string>();
      for (const { hash } of made) {
        const signature = signatures.get(hash) as number;
        const sums = this.sums.finding_rollup.at(instrumentId, runKey, signature);
        add(sums, 0, 1);
        add(sums, 1, seen.has(signature) ? 0 : 1);
        add(this.cases.at(instrumentId, runKey, caseId, signature), 0, 1);
        seen.add(signature);
      }
      for (const { signal } of result.signals) {
        const sums = this.sums.signal_rollup.at(instrumentId, runKey, signal);
        add(sums, 0, 1);
        add(sums, 1, seen.has(signal) ? 0 : 1);
        seen.add(signal);
      }
    }
  }

  /** `part`: a number that no other batch has. */
  async write(client: PoolClient, suiteId: number, part: string): Promise<void> {
    for (const table of TABLES) {
      const rows = this.sums[table].rows();
      if (rows.length === 0) continue;
      const [keys, values] = ADDED[table];
      const names = [...keys.map((key) => key.split(" ")[0] as string), ...values];
      const types = [...keys.map((key) => key.split(" ")[1] as string), ...values.map(() => "float8")];
      await client.query(
        `INSERT INTO ${table} AS t (suite_id, ${names.join(", ")})
         SELECT $1, * FROM unnest(${types.map((type, i) => `$${i + 2}::${type}[]`).join(", ")})
         ON CONFLICT (suite_id, ${names.slice(0, keys.length).join(", ")}) DO UPDATE SET
         ${values.map((name) => `${name} = t.${name} + excluded.${name}`).join(", ")}`,
        [suiteId, ...names.map((_, column) => rows.map((row) => row[column]))],
      );
    }
    const cases = new CopyBuffer();
    for (const [instrumentId, runKey, caseId, signature, findings] of this.cases.rows()) {
      cases.add([
        suiteId,
        instrumentId as number,
        runKey as number,
        encodeStoredText(String(caseId)),
        signature as number,
        part,
        findings as number,
      ]);
    }
    await copyRows(
      client,
      "case_rollup (suite_id, instrument_id, run_id, case_id, signature_id, part, findings)",
      cases.take(),
    );
  }

  private addVerdict(instrumentId: number, graded: GradedRecord, result: GradeResult): void {
    const { runKey, callCount } = graded;
    const sums = this.sums.run_rollup.at(instrumentId, runKey);
    if (result.verdict === "ungraded") {
      add(sums, 2, 1);
      add(sums, 5, callCount);
    } else {
      add(sums, result.verdict === "pass" ? 0 : 1, 1);
      add(sums, 3, callCount);
      add(sums, 4, failingCalls(result).length);
    }
    for (const claim of CLAIMS) {
      if (result.claims[claim].status === "fail")
        add(this.sums.claim_rollup.at(instrumentId, runKey, claim), 0, 1);
    }
  }

  /** Which tools and claims the findings blame: a record counts once a tool, a call once a tool and once a claim. */
  private addBlamed(
    instrumentId: number,
    runKey: number,
    result: GradeResult,
    signatures: readonly HashedSignature[],
  ): void {
    const seen = new Set<string>();
    const first = (key: string) => seen.size !== seen.add(key).size;
    for (const [i, { callIndex }] of result.findings.entries()) {
      const { tool, claim } = signatures[i] as HashedSignature;
      const ofTool = this.sums.tool_rollup.at(instrumentId, runKey, encodeStoredText(tool));
      if (result.verdict === "fail" && first(`t ${tool}`)) add(ofTool, 0, 1);
      if (callIndex === null) continue;
      if (first(`${callIndex} t ${tool}`)) add(ofTool, 1, 1);
      if (first(`${callIndex} c ${claim}`)) add(this.sums.claim_rollup.at(instrumentId, runKey, claim), 1, 1);
    }
  }

  /** A record that is new in its run. */
  addRecord(runKey: number, record: RecordObject): void {
    const usage = record.usage;
    const sums = this.sums.run_totals.at(runKey);
    add(sums, 0, 1);
    add(sums, 1, record.toolCalls.length);
    add(sums, 2, usage?.inputTokens ?? 0);
    add(sums, 3, usage?.outputTokens ?? 0);
    add(sums, 4, usage?.costUsd ?? 0);
    add(sums, 5, usage?.costUsd == null ? 0 : 1);
    add(sums, 6, usage?.latencyMs ?? 0);
    add(sums, 7, usage?.latencyMs == null ? 0 : 1);
  }
}

function add(sums: number[], place: number, value: number): void {
  sums[place] = (sums[place] ?? 0) + value;
}
