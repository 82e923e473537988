import type { Pool } from "pg";
import type { CallSource, RecordObject } from "../../grading/model.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import { ownId } from "./own-id.ts";
import { type RecordOwner, recordOwner } from "./record-owner.ts";
import { stored } from "./stored.ts";

export type SourcedRecord = { record: RecordObject; readonly source: CallSource };

/** A record of the suite by its id. */
export type StoredRecord = {
  readonly record_id: string;
  readonly id: string;
  readonly run_id: number;
  readonly hash: string;
  readonly ingest_id: number;
};

type Row = StoredRecord & { run: string; case_id: string; trial: number; source: CallSource };

/**
 * Gives those of `read` whose id another source has for the same trial ids of their own, whether it is stored, not
 * written yet (`taken` tells) or before them in `read`. Returns what is stored under the ids of all, by stored id.
 */
export async function nameApart(
  pool: Pool,
  suiteId: number,
  read: readonly SourcedRecord[],
  taken: (id: string) => RecordOwner | null,
): Promise<ReadonlyMap<string, StoredRecord>> {
  const known = await find(
    pool,
    suiteId,
    read.map(({ record }) => record.recordId),
  );
  const owners = new Map<string, RecordOwner>();
  const renamed: string[] = [];
  for (const one of read) {
    const { record, source } = one;
    const id = record.recordId;
    const own = recordOwner(record, source);
    const owner = taken(id) ?? owners.get(id) ?? ownerOf(known.get(stored(id)));
    if (owner === null) owners.set(id, own);
    const recordId = ownId(id, own, owner);
    if (recordId === id) continue;
    one.record = { ...record, recordId };
    renamed.push(recordId);
  }
  return renamed.length === 0 ? known : new Map([...known, ...(await find(pool, suiteId, renamed))]);
}

async function find(
  pool: Pool,
  suiteId: number,
  recordIds: readonly string[],
): Promise<ReadonlyMap<string, Row>> {
  const { rows } = await pool.query<Row>(
    `SELECT r.record_id, r.id::text, r.run_id, u.run_id AS run, r.case_id, r.trial, r.source,
       r.content_hash::text AS hash, r.ingest_id
     FROM record r JOIN run u ON u.suite_id = r.suite_id AND u.id = r.run_id
     WHERE r.suite_id = $1 AND r.record_id = ANY($2)`,
    [suiteId, recordIds.map((id) => stored(id))],
  );
  return new Map(rows.map((row) => [row.record_id, row]));
}

function ownerOf(row: Row | undefined): RecordOwner | null {
  if (row === undefined) return null;
  const { run, case_id, trial, source } = row;
  return { runId: decodeStoredText(run), caseId: decodeStoredText(case_id), trial, source };
}
