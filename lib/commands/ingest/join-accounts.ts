import type { PoolClient } from "pg";
import { ClaimcheckError } from "../../claimcheck-error.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import { pool } from "../../db/pool.ts";
import { SignatureKeys } from "../grading/signature-keys.ts";
import type { SuiteGrader } from "../grading/suite-grader.ts";
import { findMisplaced } from "./find-misplaced.ts";
import { placeAccounts } from "./place-accounts.ts";

type Work = {
  readonly suiteId: number;
  readonly grader: SuiteGrader;
  readonly signal?: AbortSignal | undefined;
  /** Called once where there is something to do, and after each page. */
  readonly onStart?: (() => Promise<void>) | undefined;
  readonly onPage?: (() => void) | undefined;
};

/** Records that are graded anew in one transaction. */
const PAGE = 200;

/**
 * Joins what several sources tell of the same trials, in the runs that are not complete, under the suite's lock (held by
 * `session`): page by page, each in one transaction, so that a killed one goes on where it was when it is called again.
 */
export async function joinAccounts(session: PoolClient, work: Work): Promise<void> {
  const { suiteId, signal } = work;
  if (!(await findMisplaced(session, suiteId))) return;
  await work.onStart?.();
  const target = { ...work, signatures: new SignatureKeys(pool(), suiteId) };
  for (let after = "0"; ; ) {
    if (signal?.aborted) throw new ClaimcheckError("interrupted", "Joining was interrupted.");
    const { rows } = await session.query<{ holder: string }>(
      "SELECT DISTINCT holder FROM misplaced WHERE holder > $1 ORDER BY holder LIMIT $2",
      [after, PAGE],
    );
    const holders = rows.map(({ holder }) => String(holder));
    const last = holders.at(-1);
    if (last === undefined) break;
    await inTransaction(session, () => placeAccounts(session, target, holders));
    after = last;
    work.onPage?.();
  }
  await session.query("DROP TABLE misplaced");
}
