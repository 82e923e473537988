import type { PoolClient } from "pg";
import { settleCase } from "../../expectations/settle-case.ts";
import type { CaseObject } from "../../grading/model.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import { fingerprint } from "./fingerprint.ts";

type Row = { case_id: string; adopted: string; incoming: string };

/**
 * Marks cases of `first_case` as unchanged where what comes says the same as the version that was adopted here,
 * spelled otherwise: a change that was taken back to the suite's files comes home, as YAML or as JSON.
 */
export async function recognizeAdopted(client: PoolClient, suiteId: number): Promise<void> {
  const { rows } = await client.query<Row>(
    `SELECT f.case_id, c.definition AS adopted, i.definition AS incoming
     FROM first_case f JOIN incoming_case i USING (seq)
     JOIN case_version c ON c.suite_id = $1 AND c.case_id = f.case_id AND c.current
     WHERE f.adopted_by IS NOT NULL AND f.status <> 'unchanged'`,
    [suiteId],
  );
  const same = rows.filter(({ adopted, incoming }) => contentOf(adopted) === contentOf(incoming));
  await client.query("UPDATE first_case SET status = 'unchanged' WHERE case_id = ANY($1)", [
    same.map((row) => row.case_id),
  ]);
}

function contentOf(definition: string): string {
  return fingerprint(settleCase(JSON.parse(decodeStoredText(definition)) as CaseObject));
}
