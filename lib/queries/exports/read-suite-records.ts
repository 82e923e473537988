import type { PoolClient } from "pg";
import type { CallSource, EffectResult, RecordedCall, RecordObject } from "../../grading/model.ts";
import { decodeOptionalText } from "../../json/decode-optional-text.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import type { JsonText } from "../../json/json-node.ts";
import { type StoredCall, toRecordedCall } from "../to-recorded-call.ts";

/** So many keys are read at once, and so many records or bytes of them. */
const KEYS = 2000;
const RECORDS = 200;
const BYTES = 4 << 20;

type RecordRow = {
  id: string;
  record_id: string;
  run: string;
  case_id: string;
  trial: number;
  source: CallSource;
  final_message: string | null;
  messages: string | null;
  input_tokens: number | null;
  output_tokens: number | null;
  cost_usd: number | null;
  latency_ms: number | null;
  harness_verdict: "pass" | "fail" | null;
  harness_reason: string | null;
  effects: string | null;
  world: string | null;
  error: string | null;
  extra: string | null;
};

type CallRow = StoredCall & { record_id: string };

/** Records of a suite, whole, in the order in which they came; of `runs`, keys, where given. */
export async function* readSuiteRecords(
  client: PoolClient,
  suiteId: number,
  runs: readonly number[] | null,
): AsyncGenerator<readonly RecordObject[]> {
  for (let after = "0"; ; ) {
    // What a record weighs is known before it is read, so that long transcripts don't come 200 at a time.
    const { rows } = await client.query<{ id: string; bytes: string }>(
      `select r.id::text, (coalesce(octet_length(r.messages), 0) + coalesce(octet_length(r.extra), 0)
         + coalesce(octet_length(r.world), 0) + coalesce(octet_length(r.final_message), 0)
         + coalesce((select sum(coalesce(octet_length(c.arguments_raw), 0) + coalesce(octet_length(c.arguments_received), 0)
             + coalesce(octet_length(c.result), 0) + coalesce(octet_length(c.extra), 0))
           from call c where c.suite_id = r.suite_id and c.record_id = r.id), 0))::text as bytes
       from record r where r.suite_id = $1 and r.id > $2 and ($3::int[] is null or r.run_id = any($3))
       order by r.id limit ${KEYS}`,
      [suiteId, after, runs],
    );
    if (rows.length === 0) return;
    after = rows.at(-1)?.id ?? after;
    let keys: string[] = [];
    let bytes = 0;
    for (const row of rows) {
      if (keys.length > 0 && (keys.length === RECORDS || bytes + Number(row.bytes) > BYTES)) {
        yield await load(client, suiteId, keys);
        keys = [];
        bytes = 0;
      }
      keys.push(row.id);
      bytes += Number(row.bytes);
    }
    yield await load(client, suiteId, keys);
  }
}

async function load(client: PoolClient, suiteId: number, keys: readonly string[]): Promise<RecordObject[]> {
  const { rows: records } = await client.query<RecordRow>(
    `select r.id::text, r.record_id, u.run_id as run, r.case_id, r.trial, r.source, r.final_message, r.messages, r.input_tokens,
       r.output_tokens, r.cost_usd, r.latency_ms, r.harness_verdict, r.harness_reason, r.effects, r.world, r.error, r.extra
     from record r join run u on u.suite_id = r.suite_id and u.id = r.run_id
     where r.suite_id = $1 and r.id = any($2) order by r.id`,
    [suiteId, keys],
  );
  const { rows: calls } = await client.query<CallRow>(
    `select record_id::text, call_id, name, arguments_raw, provider_parsed, dispatched_name, arguments_received, result,
       error, turn, started_at, latency_ms, source, extra
     from call where suite_id = $1 and record_id = any($2) order by record_id, call_index`,
    [suiteId, keys],
  );
  const byRecord = new Map<string, RecordedCall[]>(keys.map((key) => [key, []]));
  for (const row of calls) byRecord.get(row.record_id)?.push(toRecordedCall(row));
  return records.map((row) => toRecord(row, byRecord.get(row.id) ?? []));
}

function toRecord(row: RecordRow, toolCalls: readonly RecordedCall[]): RecordObject {
  const usage = {
    inputTokens: row.input_tokens,
    outputTokens: row.output_tokens,
    costUsd: row.cost_usd,
    latencyMs: row.latency_ms,
  };
  const effects = decodeOptionalText(row.effects);
  return {
    kind: "record",
    recordId: decodeStoredText(row.record_id),
    runId: decodeStoredText(row.run),
    caseId: decodeStoredText(row.case_id),
    trial: row.trial,
    source: row.source,
    toolCalls,
    finalMessage: decodeOptionalText(row.final_message),
    messages: json(row.messages),
    usage: Object.values(usage).every((value) => value === null) ? null : usage,
    harnessVerdict: row.harness_verdict,
    harnessReason: decodeOptionalText(row.harness_reason),
    effects: effects === null ? null : (JSON.parse(effects) as EffectResult[]),
    world: json(row.world),
    error: decodeOptionalText(row.error),
    extra: json(row.extra),
  };
}

function json(stored: string | null): JsonText | null {
  return decodeOptionalText(stored) as JsonText | null;
}
