import type { PoolClient } from "pg";
import { decodeOptionalText } from "../../json/decode-optional-text.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import type { IngestCounts } from "../../queries/ingest-counts.ts";
import type { Conflict } from "./conflict.ts";
import { recognizeAdopted } from "./recognize-adopted.ts";

type Target = { readonly suiteId: number; readonly ingestId: number; readonly replace: boolean };

/** As many conflicts are told one by one; all are counted. */
const TOLD = 10_000;

export type MergedCases = { readonly changed: boolean; readonly conflicts: readonly Conflict[] };

/**
 * Takes `incoming_case` into the suite. Of several of one id the first holds. Leaves the temporary tables
 * `changed_case (case_id)`: what is new or replaced, `duplicate_case (case_id)`: what the stream defines twice
 * otherwise (K8), `sent_case (case_id)`: all that the stream names.
 */
export async function mergeCases(
  client: PoolClient,
  target: Target,
  counts: IngestCounts,
): Promise<MergedCases> {
  const { suiteId, ingestId, replace } = target;
  await client.query(`
    DROP TABLE IF EXISTS first_case, duplicate_case, changed_case;
    CREATE TEMP TABLE first_case ON COMMIT DROP AS
      SELECT DISTINCT ON (case_id) case_id, seq, content_hash, file, line, NULL::text AS status, 0 AS version,
        NULL::text AS adopted_by
      FROM incoming_case ORDER BY case_id, seq;
    CREATE TEMP TABLE duplicate_case ON COMMIT DROP AS
      SELECT i.case_id, i.file, i.line FROM incoming_case i JOIN first_case f USING (case_id)
      WHERE i.content_hash <> f.content_hash ORDER BY i.seq`);
  await client.query(
    `UPDATE first_case f SET
       version = c.version, adopted_by = c.created_by,
       status = CASE WHEN c.content_hash = f.content_hash THEN 'unchanged' WHEN $2 THEN 'replaced' ELSE 'conflict' END
     FROM case_version c WHERE c.suite_id = $1 AND c.case_id = f.case_id AND c.current`,
    [suiteId, replace],
  );
  await recognizeAdopted(client, suiteId);
  await client.query(`
    UPDATE first_case SET status = 'new' WHERE status IS NULL;
    CREATE TEMP TABLE changed_case ON COMMIT DROP AS
      SELECT case_id FROM first_case WHERE status IN ('new', 'replaced');
    ANALYZE changed_case`);
  await client.query(
    `UPDATE case_version c SET current = false
     FROM first_case f WHERE c.suite_id = $1 AND c.case_id = f.case_id AND c.current AND f.status = 'replaced'`,
    [suiteId],
  );
  await client.query(
    `INSERT INTO case_version (suite_id, case_id, version, current, definition, content_hash, ingest_id)
     SELECT $1, f.case_id, f.version + 1, true, i.definition, f.content_hash, $2
     FROM first_case f JOIN incoming_case i USING (seq) WHERE f.status IN ('new', 'replaced') ORDER BY f.seq`,
    [suiteId, ingestId],
  );
  const { rows } = await client.query<{ status: string; cases: number }>(
    "SELECT status, count(*)::int AS cases FROM first_case GROUP BY status",
  );
  const of = (status: string) => rows.find((row) => row.status === status)?.cases ?? 0;
  const conflicts = await listConflicts(client);
  const duplicates = await client.query("SELECT count(*)::int AS n FROM duplicate_case");
  const read = await client.query("SELECT count(*)::int AS n FROM incoming_case");
  counts.case.read = read.rows[0].n;
  counts.case.new = of("new");
  counts.case.replaced = of("replaced");
  counts.case.conflicts = of("conflict") + duplicates.rows[0].n;
  counts.case.unchanged = counts.case.read - counts.case.new - counts.case.replaced - counts.case.conflicts;
  return { changed: counts.case.new + counts.case.replaced > 0, conflicts };
}

type ConflictRow = {
  case_id: string;
  file: string;
  line: number;
  twice: boolean;
  version: number;
  adopted_by: string | null;
};

async function listConflicts(client: PoolClient): Promise<Conflict[]> {
  const { rows } = await client.query<ConflictRow>(
    `(SELECT case_id, file, line, false AS twice, version, adopted_by FROM first_case
      WHERE status = 'conflict' ORDER BY seq LIMIT $1)
     UNION ALL
     (SELECT case_id, file, line, true, 0, NULL FROM duplicate_case LIMIT $1)`,
    [TOLD],
  );
  return rows.map((row) => ({
    kind: "case",
    objectId: decodeStoredText(row.case_id),
    file: decodeStoredText(row.file),
    line: row.line,
    message: messageOf(row),
  }));
}

function messageOf({ twice, version, adopted_by }: ConflictRow): string {
  if (twice) return "The stream defines this case before, otherwise; the first definition holds.";
  const adoptedBy = decodeOptionalText(adopted_by);
  return adoptedBy === null
    ? "The stored case is defined otherwise; it stays. Send with replace to overwrite it."
    : `Version ${version} of this case was adopted here by ${adoptedBy}; it stays. Take its YAML from the case's page into the suite's files, or send with replace to overwrite it.`;
}
