import type { PoolClient } from "pg";
import { decodeStoredText } from "../../json/decode-stored-text.ts";

/**
 * Takes away the cases that were only found and that the stream now states (`incoming_case`): they are new to
 * `mergeCases`, and what was found of them waits in `released_case (case_id, found)`. Their records lose their case
 * until they are graded anew. Returns their ids.
 */
export async function releaseFoundCases(client: PoolClient, suiteId: number): Promise<string[]> {
  await client.query(`
    DROP TABLE IF EXISTS released_case;
    CREATE TEMP TABLE released_case (case_id text, id int, found text) ON COMMIT DROP`);
  await client.query(
    `WITH released AS (
       DELETE FROM case_version c WHERE c.suite_id = $1 AND c.current AND NOT c.stated
         AND c.case_id IN (SELECT case_id FROM incoming_case)
       RETURNING c.case_id, c.id, c.found)
     INSERT INTO released_case SELECT * FROM released`,
    [suiteId],
  );
  await client.query(
    `UPDATE record r SET case_version_id = NULL FROM released_case c
     WHERE r.suite_id = $1 AND r.case_id = c.case_id AND r.case_version_id = c.id`,
    [suiteId],
  );
  const { rows } = await client.query<{ case_id: string }>("SELECT case_id FROM released_case ORDER BY id");
  return rows.map((row) => decodeStoredText(row.case_id));
}
