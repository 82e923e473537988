import { inTransaction } from "../db/in-transaction.ts";
import { stored } from "./ingest/stored.ts";
import { withSuiteLock } from "./suite/with-suite-lock.ts";

const TABLES = [
  "run_rollup",
  "claim_rollup",
  "finding_rollup",
  "case_rollup",
  "signal_rollup",
  "tool_rollup",
  "run_totals",
  "run_usage",
  "finding",
  "signal",
  "verdict",
  "call",
  "record",
  "signature",
  "instrument",
  "contract_violation",
  "regrade_chunk",
  "regrade",
  "label",
  "sample_lease",
  "sample_item",
  "sample_stratum",
  "sample",
  "table_mapping",
  "case_version",
  "tool",
  "run",
] as const;

/** Removes a suite with all it holds, in one transaction: a suite that is half gone is never seen. */
export async function deleteSuite(suiteId: number, actor: string): Promise<void> {
  await withSuiteLock(suiteId, 3000, async (session, name) => {
    await inTransaction(session, async () => {
      for (const table of TABLES) await session.query(`DELETE FROM ${table} WHERE suite_id = $1`, [suiteId]);
      for (const table of ["ingest_reject", "ingest_conflict"]) {
        await session.query(
          `DELETE FROM ${table} WHERE ingest_id IN (SELECT id FROM ingest WHERE suite_id = $1)`,
          [suiteId],
        );
      }
      await session.query("DELETE FROM ingest WHERE suite_id = $1", [suiteId]);
      await session.query("DELETE FROM suite WHERE id = $1", [suiteId]);
      await session.query(
        "INSERT INTO audit_entry (suite_id, actor, action, detail) VALUES ($1, $2, $3, $4)",
        [suiteId, stored(actor), "delete_suite", stored(JSON.stringify({ suite: name }))],
      );
    });
  });
}
