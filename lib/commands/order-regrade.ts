import { ClaimcheckError } from "../claimcheck-error.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { stored } from "./ingest/stored.ts";
import { forgetVerdicts } from "./regrading/forget-verdicts.ts";
import { orderShared } from "./regrading/order-shared.ts";
import { regradeQueue } from "./regrading/regrade-queue.ts";
import { runKeysOf } from "./regrading/run-keys-of.ts";
import { withSuiteLock } from "./suite/with-suite-lock.ts";

type Wanted = {
  /** Keys of instruments, current or not. */
  readonly instruments: readonly number[];
  /** Null: all runs. */
  readonly runs: readonly string[] | null;
  readonly reason: string;
  readonly actor: string;
};

/**
 * Orders that records of runs be graded under given instruments, such as an old version: those that have no verdict
 * under them yet. Where tools or cases changed since an instrument graded, all records of the runs are graded anew
 * under it. Returns the regrade, null where there is nothing to do. Throws `not_found`, `usage`, and `busy`.
 */
export async function orderRegrade(suiteId: number, wanted: Wanted): Promise<number | null> {
  const { instruments, reason, actor } = wanted;
  if (instruments.length === 0) throw new ClaimcheckError("usage", "No instrument is chosen.");
  await regradeQueue();
  return withSuiteLock(suiteId, 3000, (session) =>
    inTransaction(session, async () => {
      const { rows } = await session.query<{ id: number; outdated: boolean }>(
        "SELECT id, outdated FROM instrument WHERE suite_id = $1 AND id = ANY($2) ORDER BY id",
        [suiteId, instruments],
      );
      const missing = instruments.find((id) => !rows.some((row) => row.id === id));
      if (missing !== undefined) throw new ClaimcheckError("not_found", `There is no instrument ${missing}.`);
      const runs = await runKeysOf(session, suiteId, wanted.runs);
      const outdated = rows.flatMap((row) => (row.outdated ? [row.id] : []));
      if (outdated.length > 0) {
        await forgetVerdicts(session, suiteId, outdated, runs);
        if (runs === null) {
          await session.query("UPDATE instrument SET outdated = false WHERE suite_id = $1 AND id = ANY($2)", [
            suiteId,
            outdated,
          ]);
        }
      }
      const keys = rows.map(({ id }) => id);
      const regrade = await orderShared(session, suiteId, { instruments: keys, runs, reason, actor });
      const detail = JSON.stringify({ instruments: keys, runs: wanted.runs, reason, regrade });
      await session.query(
        "INSERT INTO audit_entry (suite_id, actor, action, detail) VALUES ($1, $2, 'order_regrade', $3)",
        [suiteId, stored(actor), stored(detail)],
      );
      return regrade;
    }),
  );
}
