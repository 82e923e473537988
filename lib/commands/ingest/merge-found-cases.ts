import type { PoolClient } from "pg";
import { completeCase } from "../../grading/complete-case.ts";
import type { CaseObject } from "../../grading/model.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import type { IngestCounts } from "../../queries/ingest-counts.ts";
import { stored } from "./stored.ts";

type Target = { readonly suiteId: number; readonly ingestId: number; readonly replace: boolean };

const PAGE = 500;

/**
 * Takes the cases that came along with records (`found_case`) into the suite, after the stated ones: where nobody
 * states the case it is kept as one that expects nothing yet, else the stated one takes from it what it lacks. Of
 * several of one id the first holds, over all ingests; with replace a later one takes the place of an unstated one.
 */
export async function mergeFoundCases(
  client: PoolClient,
  target: Target,
  counts: IngestCounts,
): Promise<void> {
  const { suiteId, ingestId, replace } = target;
  await client.query(`
    DROP TABLE IF EXISTS first_found, completed_case;
    CREATE TEMP TABLE first_found ON COMMIT DROP AS
      SELECT DISTINCT ON (case_id) case_id, seq, content_hash, definition FROM found_case ORDER BY case_id, seq;
    CREATE TEMP TABLE completed_case (id int) ON COMMIT DROP;
    ANALYZE first_found`);
  const replaced = await client.query(
    `UPDATE case_version c SET found = f.definition, definition = f.definition, content_hash = f.content_hash, ingest_id = $2
     FROM first_found f WHERE $3 AND c.suite_id = $1 AND c.case_id = f.case_id AND c.current AND NOT c.stated
       AND c.content_hash <> f.content_hash`,
    [suiteId, ingestId, replace],
  );
  // A new version of a stated case lacks what the versions before it were given, and one that was only found is gone.
  await client.query(
    `WITH given AS (
       SELECT case_id, found FROM released_case
       UNION ALL
       (SELECT DISTINCT ON (v.case_id) v.case_id, v.found FROM changed_case n
        JOIN case_version v ON v.suite_id = $1 AND v.case_id = n.case_id AND v.found IS NOT NULL
        ORDER BY v.case_id, v.version DESC)),
     completed AS (
       UPDATE case_version c SET found = coalesce(g.found, f.definition)
       FROM (SELECT case_id FROM given UNION SELECT case_id FROM first_found) w
       LEFT JOIN given g USING (case_id) LEFT JOIN first_found f USING (case_id)
       WHERE c.suite_id = $1 AND c.case_id = w.case_id AND c.current AND c.found IS NULL
       RETURNING c.id)
     INSERT INTO completed_case SELECT id FROM completed`,
    [suiteId],
  );
  const inserted = await client.query(
    `INSERT INTO case_version (suite_id, case_id, version, current, definition, content_hash, stated, found, ingest_id)
     SELECT $1, f.case_id, 1, true, f.definition, f.content_hash, false, f.definition, $2 FROM first_found f
     WHERE NOT EXISTS (SELECT FROM case_version c WHERE c.suite_id = $1 AND c.case_id = f.case_id) ORDER BY f.seq`,
    [suiteId, ingestId],
  );
  await complete(client, suiteId);
  const { rows } = await client.query<{ n: number }>("SELECT count(*)::int AS n FROM found_case");
  const read = rows[0]?.n ?? 0;
  const [added, exchanged] = [inserted.rowCount ?? 0, replaced.rowCount ?? 0];
  counts.case.read += read;
  counts.case.new += added;
  counts.case.replaced += exchanged;
  counts.case.unchanged += read - added - exchanged;
}

/** Writes what stated cases take from found ones into their definitions; the hash stays that of what was stated. */
async function complete(client: PoolClient, suiteId: number): Promise<void> {
  for (let after = 0; ; ) {
    const { rows } = await client.query<{ id: number; definition: string; found: string }>(
      `SELECT c.id, c.definition, c.found FROM completed_case k
       JOIN case_version c ON c.suite_id = $1 AND c.id = k.id WHERE k.id > $2 ORDER BY k.id LIMIT $3`,
      [suiteId, after, PAGE],
    );
    if (rows.length === 0) return;
    after = rows.at(-1)?.id ?? after;
    const read = (text: string) => JSON.parse(decodeStoredText(text)) as CaseObject;
    const definitions = rows.map((row) =>
      stored(JSON.stringify(completeCase(read(row.definition), read(row.found)))),
    );
    await client.query(
      `UPDATE case_version c SET definition = d.definition FROM unnest($2::int[], $3::text[]) AS d (id, definition)
       WHERE c.suite_id = $1 AND c.id = d.id`,
      [suiteId, rows.map((row) => row.id), definitions],
    );
  }
}
