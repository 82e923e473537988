import { ClaimcheckError } from "../claimcheck-error.ts";
import { withTransaction } from "../db/with-transaction.ts";
import { stored } from "./ingest/stored.ts";

/**
 * Ends a shared regrade before it is done: what is graded stays, and the same order later goes on from there. Throws
 * `not_found` where no such regrade is at work.
 */
export async function cancelRegrade(suiteId: number, regrade: number, actor: string): Promise<void> {
  await withTransaction(async (client) => {
    const { rowCount } = await client.query(
      `UPDATE regrade SET state = 'cancelled', finished_at = now()
       WHERE suite_id = $1 AND id = $2 AND kind = 'shared' AND state IN ('pending', 'running')`,
      [suiteId, regrade],
    );
    if (rowCount === 0) throw new ClaimcheckError("not_found", "This regrade is not at work any more.");
    await client.query(
      "INSERT INTO audit_entry (suite_id, actor, action, detail) VALUES ($1, $2, 'cancel_regrade', $3)",
      [suiteId, stored(actor), JSON.stringify({ regrade })],
    );
  });
}
