import type { PoolClient } from "pg";
import { CLAIMS } from "../../grading/claims.ts";
import type { RecordObject } from "../../grading/model.ts";
import { encodeStoredText } from "../../json/encode-stored-text.ts";
import { failedCalls } from "./failed-calls.ts";
import type { GradedRecord } from "./graded-record.ts";

type Sum = { readonly key: readonly (string | number)[]; readonly values: number[] };

/** One rollup table: its key columns, then its counted ones. */
const TABLES = {
  run_rollup: [
    ["instrument_id int", "run_id int"],
    ["records_pass", "records_fail", "records_ungraded", "calls_graded", "calls_fail", "calls_ungraded"],
  ],
  claim_rollup: [["instrument_id int", "run_id int", "claim text"], ["records"]],
  finding_rollup: [
    ["instrument_id int", "run_id int", "signature_id int"],
    ["findings", "records"],
  ],
  case_rollup: [["instrument_id int", "case_id text", "run_id int", "signature_id int"], ["findings"]],
  signal_rollup: [
    ["instrument_id int", "run_id int", "signal text"],
    ["signals", "records"],
  ],
  run_totals: [
    ["run_id int"],
    ["records", "calls", "input_tokens", "output_tokens", "cost_usd", "priced", "latency_ms", "timed"],
  ],
} as const;
type Table = keyof typeof TABLES;

/** What a batch of newly written records adds to the rollups. */
export class RollupDeltas {
  private readonly sums = new Map<Table, Map<string, Sum>>();

  add(record: RecordObject, graded: GradedRecord, signatures: ReadonlyMap<string, number>): void {
    this.addTotals(graded.runKey, record);
    const caseId = encodeStoredText(graded.caseId);
    for (const { instrumentId, result, signatures: made } of graded.results) {
      const run = graded.runKey;
      const calls = graded.callCount;
      const { verdict } = result;
      const counted = verdict !== "ungraded";
      this.sum(
        "run_rollup",
        [instrumentId, run],
        [
          verdict === "pass" ? 1 : 0,
          verdict === "fail" ? 1 : 0,
          counted ? 0 : 1,
          counted ? calls : 0,
          counted ? failedCalls(result) : 0,
          counted ? 0 : calls,
        ],
      );
      for (const claim of CLAIMS) {
        if (result.claims[claim].status === "fail") this.sum("claim_rollup", [instrumentId, run, claim], [1]);
      }
      const seen = new Set<number | string>();
      for (const { hash } of made) {
        const signature = signatures.get(hash) as number;
        this.sum("finding_rollup", [instrumentId, run, signature], [1, seen.has(signature) ? 0 : 1]);
        this.sum("case_rollup", [instrumentId, caseId, run, signature], [1]);
        seen.add(signature);
      }
      for (const { signal } of result.signals) {
        this.sum("signal_rollup", [instrumentId, run, signal], [1, seen.has(signal) ? 0 : 1]);
        seen.add(signal);
      }
    }
  }

  async write(client: PoolClient, suiteId: number): Promise<void> {
    for (const [table, sums] of this.sums) {
      const [keys, values] = TABLES[table];
      const names = [...keys.map((key) => key.split(" ")[0] as string), ...values];
      const types = [...keys.map((key) => key.split(" ")[1] as string), ...values.map(() => "float8")];
      const rows = [...sums.values()].map((sum) => [...sum.key, ...sum.values]);
      // Always in one order, so that no two writers can wait for each other's rows.
      rows.sort(compareRows);
      await client.query(
        `INSERT INTO ${table} AS t (suite_id, ${names.join(", ")})
         SELECT $1, * FROM unnest(${types.map((type, i) => `$${i + 2}::${type}[]`).join(", ")})
         ON CONFLICT (suite_id, ${names.slice(0, keys.length).join(", ")}) DO UPDATE SET
         ${values.map((name) => `${name} = t.${name} + excluded.${name}`).join(", ")}`,
        [suiteId, ...names.map((_, column) => rows.map((row) => row[column]))],
      );
    }
  }

  private addTotals(run: number, record: RecordObject): void {
    const usage = record.usage;
    this.sum(
      "run_totals",
      [run],
      [
        1,
        record.toolCalls.length,
        usage?.inputTokens ?? 0,
        usage?.outputTokens ?? 0,
        usage?.costUsd ?? 0,
        typeof usage?.costUsd === "number" ? 1 : 0,
        usage?.latencyMs ?? 0,
        typeof usage?.latencyMs === "number" ? 1 : 0,
      ],
    );
  }

  private sum(table: Table, key: readonly (string | number)[], values: number[]): void {
    const sums = this.sums.get(table) ?? new Map<string, Sum>();
    this.sums.set(table, sums);
    const text = key.join("\u0000");
    const sum = sums.get(text);
    if (!sum) sums.set(text, { key, values });
    else for (let i = 0; i < values.length; i++) sum.values[i] = (sum.values[i] ?? 0) + (values[i] ?? 0);
  }
}

function compareRows(a: readonly (string | number)[], b: readonly (string | number)[]): number {
  for (let i = 0; i < a.length; i++) {
    const x = a[i] as string | number;
    const y = b[i] as string | number;
    if (x !== y) return x < y ? -1 : 1;
  }
  return 0;
}
