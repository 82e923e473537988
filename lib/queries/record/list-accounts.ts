import { Prisma } from "../../db/generated/client.ts";
import type { CallSource } from "../../grading/model.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import { readRows } from "../read-rows.ts";

/** What another, weaker source says of the same trial: a record of its own, without a verdict. */
export type AccountRow = {
  /** Key in the store, in decimal. */
  readonly key: string;
  readonly recordId: string;
  readonly source: CallSource;
  readonly callCount: number;
  readonly ingestId: number;
  /** Changes whenever the account is replaced. */
  readonly contentHash: string;
};

type Row = {
  key: string;
  record_id: string;
  source: CallSource;
  call_count: number;
  ingest_id: number;
  content_hash: string;
};

/** The accounts of a record, the strongest source first. */
export async function listAccounts(suiteId: number, recordKey: string): Promise<readonly AccountRow[]> {
  const rows = await readRows<Row>(Prisma.sql`
    select id::text as key, record_id, source, call_count, ingest_id, content_hash::text
    from record where suite_id = ${suiteId} and account_of = ${recordKey}::bigint and id <> account_of
    order by source desc, id`);
  return rows.map((row) => ({
    key: row.key,
    recordId: decodeStoredText(row.record_id),
    source: row.source,
    callCount: row.call_count,
    ingestId: row.ingest_id,
    contentHash: row.content_hash,
  }));
}
