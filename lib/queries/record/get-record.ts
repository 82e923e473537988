import { cache } from "react";
import { ClaimcheckError } from "../../claimcheck-error.ts";
import { Prisma } from "../../db/generated/client.ts";
import type { CallSource } from "../../grading/model.ts";
import { decodeOptionalText } from "../../json/decode-optional-text.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import { readRows } from "../read-rows.ts";
import { toRunRow } from "../to-run-row.ts";
import { toStoredText } from "../to-stored-text.ts";
import type { RecordHead } from "./record-head.ts";
import { toLongText } from "./to-long-text.ts";

/** Characters of a long text that a page carries; the rest is read by parts. */
const LONG_TEXT = 20_000;
/** A stored id that is longer than this is no id of a record. */
const MAX_ID = 4_000;
const LONG = ["final_message", "messages", "effects", "world", "extra"] as const;

type Row = {
  key: string;
  record_id: string;
  case_id: string;
  case_version_id: number | null;
  trial: number;
  source: CallSource;
  account_of: string | null;
  call_count: number;
  error: string | null;
  harness_verdict: "pass" | "fail" | null;
  harness_reason: string | null;
  input_tokens: number | null;
  output_tokens: number | null;
  cost_usd: number | null;
  latency_ms: number | null;
  content_hash: string;
  run_key: number;
  run_id: string;
  started_at: Date | null;
  ordered_at: Date;
  agent: string | null;
  model: string | null;
  git_sha: string | null;
  pending_ingest_id: number | null;
  rollups_stale: boolean;
} & { [Name in (typeof LONG)[number]]: string | null } & {
  [Name in (typeof LONG)[number] as `${Name}_length`]: number | null;
};

/** A record by its id (plain or stored text), once per request. Throws `not_found`. */
export const getRecord = cache(async (suiteId: number, recordId: string): Promise<RecordHead> => {
  const stored = toStoredText(recordId);
  const long = LONG.map((name) => {
    const column = Prisma.raw(`r.${name}`);
    const length = Prisma.raw(`${name}_length`);
    return Prisma.sql`left(${column}, ${LONG_TEXT}) as ${Prisma.raw(name)}, length(${column}) as ${length}`;
  });
  const rows =
    stored.length > MAX_ID
      ? []
      : await readRows<Row>(Prisma.sql`
    select r.id::text as key, r.record_id, r.case_id, r.case_version_id, r.trial, r.call_count, r.error,
      r.harness_verdict, r.harness_reason, r.input_tokens, r.output_tokens, r.cost_usd, r.latency_ms,
      r.content_hash::text, r.source, p.record_id as account_of, ${Prisma.join(long)}, u.id as run_key, u.run_id, u.started_at, u.ordered_at, u.agent,
      u.model, u.git_sha, u.pending_ingest_id, u.rollups_stale
    from record r join run u on u.suite_id = r.suite_id and u.id = r.run_id
    left join record p on p.suite_id = ${suiteId} and p.id = r.account_of and p.id <> r.id
    where r.suite_id = ${suiteId} and r.record_id = ${stored}`);
  const [row] = rows;
  if (row === undefined) {
    throw new ClaimcheckError("not_found", `This suite has no record “${recordId.slice(0, 200)}”.`);
  }
  return toHead(row);
});

function toHead(row: Row): RecordHead {
  return {
    key: row.key,
    recordId: decodeStoredText(row.record_id),
    caseId: decodeStoredText(row.case_id),
    caseVersionId: row.case_version_id,
    trial: row.trial,
    source: row.source,
    accountOf: decodeOptionalText(row.account_of),
    callCount: row.call_count,
    run: toRunRow({
      id: row.run_key,
      runId: row.run_id,
      startedAt: row.started_at,
      orderedAt: row.ordered_at,
      agent: row.agent,
      model: row.model,
      gitSha: row.git_sha,
      pendingIngestId: row.pending_ingest_id,
      rollupsStale: row.rollups_stale,
    }),
    finalMessage: toLongText(row.final_message, row.final_message_length),
    messages: toLongText(row.messages, row.messages_length),
    effects: toLongText(row.effects, row.effects_length),
    world: toLongText(row.world, row.world_length),
    extra: toLongText(row.extra, row.extra_length),
    error: decodeOptionalText(row.error),
    harnessVerdict: row.harness_verdict,
    harnessReason: decodeOptionalText(row.harness_reason),
    inputTokens: row.input_tokens,
    outputTokens: row.output_tokens,
    costUsd: row.cost_usd,
    latencyMs: row.latency_ms,
    contentHash: row.content_hash,
  };
}
