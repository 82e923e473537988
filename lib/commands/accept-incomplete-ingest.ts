import { ClaimcheckError } from "../claimcheck-error.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { pool } from "../db/pool.ts";
import { computeRunUsage } from "./ingest/compute-run-usage.ts";
import { joinWhatIsThere } from "./ingest/join-what-is-there.ts";
import { stored } from "./ingest/stored.ts";

/**
 * Takes what a broken ingest left as it is: its runs count as complete from now on. Throws `not_found`, `conflict` where
 * it did not break off, and `busy` while someone else writes into the suite and there is something to be joined.
 */
export async function acceptIncompleteIngest(ingestId: number, actor: string): Promise<void> {
  const broken = await pool().query<{ suite_id: number }>(
    "SELECT suite_id FROM ingest WHERE id = $1 AND suite_id IS NOT NULL AND state IN ('interrupted', 'failed')",
    [ingestId],
  );
  for (const row of broken.rows) await joinWhatIsThere(row.suite_id);
  const client = await pool().connect();
  let failed: Error | undefined;
  try {
    await inTransaction(client, async () => {
      const { rows } = await client.query<{ suite_id: number | null; state: string }>(
        "SELECT suite_id, state FROM ingest WHERE id = $1 FOR UPDATE",
        [ingestId],
      );
      const ingest = rows[0];
      if (!ingest) throw new ClaimcheckError("not_found", `There is no ingest ${ingestId}.`);
      if (ingest.state !== "interrupted" && ingest.state !== "failed") {
        throw new ClaimcheckError(
          "conflict",
          `Ingest ${ingestId} is ${ingest.state}: only an interrupted or failed one can be accepted as it is.`,
        );
      }
      await client.query("UPDATE ingest SET state = 'accepted' WHERE id = $1", [ingestId]);
      const { rows: runs } = await client.query<{ suite_id: number; id: number }>(
        `UPDATE run SET pending_ingest_id = NULL WHERE suite_id = $1 AND pending_ingest_id = $2
         RETURNING suite_id, id`,
        [ingest.suite_id, ingestId],
      );
      const [first] = runs;
      if (first) {
        await computeRunUsage(
          client,
          first.suite_id,
          runs.map((run) => run.id),
        );
      }
      await client.query(
        "INSERT INTO audit_entry (suite_id, actor, action, detail) VALUES ($1, $2, $3, $4)",
        [ingest.suite_id, stored(actor), "accept_incomplete_ingest", JSON.stringify({ ingest: ingestId })],
      );
    });
  } catch (error) {
    failed = error as Error;
    throw error;
  } finally {
    client.release(failed instanceof ClaimcheckError ? undefined : failed);
  }
}
