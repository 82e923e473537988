import type { PoolClient } from "pg";
import { loadRecords } from "../../queries/load-records.ts";
import { deleteGrading } from "../grading/delete-grading.ts";
import { gradePage } from "../grading/grade-page.ts";
import { replaceGrading } from "../grading/replace-grading.ts";
import type { SignatureKeys } from "../grading/signature-keys.ts";
import type { SuiteGrader } from "../grading/suite-grader.ts";

type Target = {
  readonly suiteId: number;
  readonly grader: SuiteGrader;
  readonly signatures: SignatureKeys;
};

type Row = { id: string; account: string | null; was: string | null };

/**
 * Puts the `misplaced` records of some holders where they belong, within the caller's transaction: what has become an
 * account loses its verdicts, and those whose accounts changed are graded anew, with what they have now.
 */
export async function placeAccounts(
  client: PoolClient,
  { suiteId, grader, signatures }: Target,
  holders: readonly string[],
): Promise<void> {
  const { rows } = await client.query<Row>(
    `UPDATE record r SET account_of = m.account,
       case_version_id = CASE WHEN m.account IS NULL THEN r.case_version_id END
     FROM misplaced m WHERE r.suite_id = $1 AND r.id = m.id AND m.holder = ANY($2)
     RETURNING m.id::text, m.account::text, m.was::text`,
    [suiteId, holders],
  );
  const accounts = rows.flatMap(({ id, account }) => (account === null ? [] : [id]));
  await deleteGrading(client, suiteId, accounts);
  const left = rows.flatMap(({ was }) => was ?? []);
  const keys = [...new Set([...holders, ...left])];
  const wanted = { after: "0", limit: keys.length, caseIds: null, keys };
  const graded = await gradePage(await loadRecords(client, suiteId, wanted), grader);
  await replaceGrading(client, suiteId, graded, await signatures.ensure(graded.signatures));
}
