import { pool } from "../../lib/db/pool.ts";
import { decodeStoredText } from "../../lib/json/decode-stored-text.ts";

export type StoredFinding = {
  key: string;
  recordKey: number;
  seq: number;
  record: string;
  case: string;
  run: string;
  runAt: number;
  runKey: number;
  model: string;
  claim: string;
  kind: string;
  tool: string;
  path: string;
  signature: number;
  call: number | null;
  message: string;
  signals: string[];
};

/** Every finding of a suite under one instrument, by the plainest reading: what the fast queries are held against. */
export async function storedFindings(
  suiteId: number,
  instrumentId: number,
): Promise<readonly StoredFinding[]> {
  const { rows } = await pool().query<StoredFinding & { run_at: Date }>(
    `select f.record_id || '.' || f.seq as key, f.record_id::int as "recordKey", f.seq, r.record_id as record,
       r.case_id as "case", u.run_id as run, u.ordered_at as run_at, u.id as "runKey", coalesce(u.model, '') as model,
       g.claim, g.kind, g.tool, g.path, g.id as signature, f.call_index as call, f.message,
       array(select distinct s.signal from signal s where s.suite_id = f.suite_id
         and s.instrument_id = f.instrument_id and s.record_id = f.record_id) as signals
     from finding f
     join run u on u.suite_id = f.suite_id and u.id = f.run_id
     join record r on r.suite_id = f.suite_id and r.id = f.record_id
     join signature g on g.suite_id = f.suite_id and g.id = f.signature_id
     where f.suite_id = $1 and f.instrument_id = $2`,
    [suiteId, instrumentId],
  );
  return rows.map((row) => ({ ...row, runAt: row.run_at.getTime(), message: decodeStoredText(row.message) }));
}
