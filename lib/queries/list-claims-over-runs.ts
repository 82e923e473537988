import { db } from "../db/client.ts";
import type { Claim } from "../grading/claims.ts";
import type { Scope } from "./scope.ts";

export type ClaimCount = { readonly runId: number; readonly claim: Claim; readonly count: number };

/**
 * What fails by claim, for these runs (ids of rows). In records: records that fail the claim, one record under each
 * claim it fails. In calls: findings, as a claim of a call has no count of its own.
 */
export async function listClaimsOverRuns(
  scope: Scope,
  runIds: readonly number[],
): Promise<readonly ClaimCount[]> {
  const suiteId = scope.suite.id;
  const instrumentId = scope.instrument.id;
  const rows =
    scope.unit === "records"
      ? await db().$queryRaw<{ run_id: number; claim: Claim; count: number }[]>`
          SELECT run_id, claim, records AS count FROM claim_rollup
          WHERE suite_id = ${suiteId} AND instrument_id = ${instrumentId} AND run_id = ANY(${[...runIds]}::int[])`
      : await db().$queryRaw<{ run_id: number; claim: Claim; count: number }[]>`
          SELECT r.run_id, s.claim, sum(r.findings)::int AS count
          FROM finding_rollup r JOIN signature s ON s.suite_id = r.suite_id AND s.id = r.signature_id
          WHERE r.suite_id = ${suiteId} AND r.instrument_id = ${instrumentId}
            AND r.run_id = ANY(${[...runIds]}::int[])
          GROUP BY r.run_id, s.claim`;
  return rows.map((row) => ({ runId: row.run_id, claim: row.claim, count: row.count }));
}
