import type { PoolClient } from "pg";
import { inTransaction } from "../../db/in-transaction.ts";
import { deleteGrading } from "../grading/delete-grading.ts";
import { writeUnknownCases } from "../suite/write-unknown-cases.ts";
import type { FinishedBatch } from "./batch-preparer.ts";
import { releaseAccounts } from "./release-accounts.ts";

type Target = { readonly suiteId: number; readonly ingestId: number };

/** Writes one batch, its counts and how far the ingest is, in one transaction. */
export async function writeBatch(
  client: PoolClient,
  target: Target,
  batch: FinishedBatch,
  bytes: number,
): Promise<void> {
  const { suiteId, ingestId } = target;
  await inTransaction(client, async () => {
    if (batch.replaced.length > 0) {
      await releaseAccounts(client, target, batch.replaced);
      await deleteRecords(client, suiteId, batch.replaced);
    }
    await batch.rows.write(client);
    await batch.grading.write(client);
    await batch.deltas.write(client, suiteId, batch.part);
    await batch.rejects(client);
    if (batch.unknownCases.size > 0) await writeUnknownCases(client, suiteId, batch.unknownCases);
    if (batch.runs.size > 0) {
      await client.query(
        `UPDATE run SET pending_ingest_id = $3
         WHERE suite_id = $1 AND id = ANY($2) AND pending_ingest_id IS DISTINCT FROM $3`,
        [suiteId, [...batch.runs], ingestId],
      );
    }
    if (batch.staleRuns.size > 0) {
      await client.query("UPDATE run SET rollups_stale = true WHERE suite_id = $1 AND id = ANY($2)", [
        suiteId,
        [...batch.staleRuns],
      ]);
    }
    const { totals } = batch;
    await client.query(
      `UPDATE ingest SET counts = $2, records = $3, calls = $4, rejects = $5, conflicts = $6, bytes = $7,
         heartbeat_at = now() WHERE id = $1`,
      [ingestId, batch.counts, totals.records, totals.calls, totals.rejects, totals.conflicts, bytes],
    );
  });
}

async function deleteRecords(client: PoolClient, suiteId: number, keys: readonly string[]): Promise<void> {
  // Every instrument's rows go, also old versions': they speak of what the record no longer says.
  await deleteGrading(client, suiteId, keys);
  await client.query("DELETE FROM call WHERE suite_id = $1 AND record_id = ANY($2)", [suiteId, keys]);
  await client.query("DELETE FROM record WHERE suite_id = $1 AND id = ANY($2)", [suiteId, keys]);
}
