import { db } from "../db/client.ts";
import { decodeStoredText } from "../json/decode-stored-text.ts";
import { inRuns } from "./in-runs.ts";
import type { Scope } from "./scope.ts";

export type UngradedReasons = {
  /** The most frequent first, at most 20. */
  readonly reasons: readonly { readonly reason: string; readonly records: number }[];
  /** Ungraded records that were looked at: all of them, or the first 20,000. */
  readonly looked: number;
};

const LOOKED = 20_000;

/** Why records of the scope are ungraded: a bounded read. */
export async function countUngradedReasons(scope: Scope): Promise<UngradedReasons> {
  const rows = await db().$queryRaw<{ reason: string | null; records: number; looked: number }[]>`
    SELECT reason, count(*)::int AS records, (sum(count(*)) OVER ())::int AS looked FROM (
      SELECT v.reason FROM (SELECT run_id FROM run_rollup
          WHERE suite_id = ${scope.suite.id} AND instrument_id = ${scope.instrument.id} AND records_ungraded > 0
            ${inRuns(scope)} ORDER BY run_id DESC) rr
      CROSS JOIN LATERAL (SELECT reason FROM verdict
          WHERE suite_id = ${scope.suite.id} AND instrument_id = ${scope.instrument.id} AND run_id = rr.run_id
            AND verdict = 'U') v
      LIMIT ${LOOKED}
    ) ungraded GROUP BY reason ORDER BY records DESC, reason LIMIT 20`;
  return {
    reasons: rows.map((row) => ({
      reason: row.reason === null ? "" : decodeStoredText(row.reason),
      records: row.records,
    })),
    looked: rows[0]?.looked ?? 0,
  };
}
