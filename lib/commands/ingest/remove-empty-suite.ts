import type { PoolClient } from "pg";
import { inTransaction } from "../../db/in-transaction.ts";

/** Removes a suite that an ingest has just made and into which nothing came; the ingest keeps its rejects. */
export async function removeEmptySuite(session: PoolClient, suiteId: number): Promise<void> {
  await inTransaction(session, async () => {
    for (const table of ["instrument", "audit_entry"]) {
      await session.query(`DELETE FROM ${table} WHERE suite_id = $1`, [suiteId]);
    }
    await session.query("UPDATE ingest SET suite_id = NULL WHERE suite_id = $1", [suiteId]);
    await session.query("DELETE FROM suite WHERE id = $1", [suiteId]);
  });
}
