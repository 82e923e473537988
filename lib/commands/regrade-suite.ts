import type { PoolClient } from "pg";
import { ClaimcheckError } from "../claimcheck-error.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { pool } from "../db/pool.ts";
import { decodeStoredText } from "../json/decode-stored-text.ts";
import { type LoadedRecord, loadRecords } from "../queries/load-records.ts";
import { countChanges } from "./grading/count-changes.ts";
import { gradePage } from "./grading/grade-page.ts";
import type { RegradeChanges } from "./grading/regrade-changes.ts";
import { replaceGrading } from "./grading/replace-grading.ts";
import { SignatureKeys } from "./grading/signature-keys.ts";
import type { SuiteGrader } from "./grading/suite-grader.ts";
import { currentGrader } from "./suite/current-grader.ts";
import type { StoredInstrument } from "./suite/ensure-instruments.ts";
import { recomputeStaleRuns } from "./suite/recompute-stale-runs.ts";

export type RegradeProgress = { readonly regrade: number; readonly records: number; readonly total: number };
type Options = {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: RegradeProgress) => void) | undefined;
  /** Called once where there is something to do. */
  readonly onStart?: (() => Promise<void>) | undefined;
};

type Row = {
  id: number;
  cursor: string;
  scope: string | null;
  records: number;
  total: number;
  changes: string;
};

const PAGE = 500;

/**
 * Runs the ordered regrades of a suite, oldest first, under the suite's lock (held by `session`): every page of
 * records is graded under the current instruments and written with the cursor in one transaction, so that a killed
 * one goes on where it was. The rollups are computed anew at the end.
 */
export async function runRegrades(
  session: PoolClient,
  suiteId: number,
  options: Options = {},
): Promise<void> {
  const { rows } = await session.query<Row>(
    `SELECT id, cursor::text, scope, records, total, changes FROM regrade
     WHERE suite_id = $1 AND kind = 'whole' AND state IN ('pending', 'running') ORDER BY id`,
    [suiteId],
  );
  if (rows.length > 0) {
    await options.onStart?.();
    const { grader, instruments } = await currentGrader(session, suiteId);
    for (const row of rows) await runOne(session, suiteId, row, grader, instruments, options);
  }
}

async function runOne(
  session: PoolClient,
  suiteId: number,
  row: Row,
  grader: SuiteGrader,
  instruments: readonly StoredInstrument[],
  { signal, onProgress }: Options,
): Promise<void> {
  const signatureKeys = new SignatureKeys(pool(), suiteId);
  const caseIds = row.scope === null ? null : (JSON.parse(decodeStoredText(row.scope)) as string[]);
  const changes = JSON.parse(row.changes) as RegradeChanges;
  const levels = new Map(instruments.map(({ key, instrument }) => [key, instrument.level]));
  let { cursor, records } = row;
  for (;;) {
    if (signal?.aborted)
      throw new ClaimcheckError("interrupted", "The regrade was interrupted; it goes on later.");
    const page = await loadRecords(session, suiteId, { after: cursor, limit: PAGE, caseIds });
    if (page.length === 0) break;
    const graded = await gradePage(page, grader);
    const keys = await signatureKeys.ensure(graded.signatures);
    cursor = (page.at(-1) as LoadedRecord).key;
    records += page.length;
    await inTransaction(session, async () => {
      await countChanges(session, suiteId, graded.records, levels, changes);
      await replaceGrading(session, suiteId, graded, keys);
      await session.query(
        `UPDATE regrade SET state = 'running', cursor = $3, records = $4, changes = $5, heartbeat_at = now()
         WHERE suite_id = $1 AND id = $2`,
        [suiteId, row.id, cursor, records, JSON.stringify(changes)],
      );
    });
    onProgress?.({ regrade: row.id, records, total: row.total });
  }
  await recomputeStaleRuns(session, suiteId);
  await session.query(
    "UPDATE regrade SET state = 'complete', finished_at = now() WHERE suite_id = $1 AND id = $2",
    [suiteId, row.id],
  );
}
