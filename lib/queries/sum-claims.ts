import { db } from "../db/client.ts";
import type { Claim } from "../grading/claims.ts";
import { inRuns } from "./in-runs.ts";
import type { Scope } from "./scope.ts";

/** What fails by claim over the whole scope, counted as `listClaimsOverRuns` does. Claims with none are absent. */
export async function sumClaims(scope: Scope): Promise<ReadonlyMap<Claim, number>> {
  const suiteId = scope.suite.id;
  const instrumentId = scope.instrument.id;
  const rows =
    scope.unit === "records"
      ? await db().$queryRaw<{ claim: Claim; count: number }[]>`
          SELECT claim, sum(records)::float8 AS count FROM claim_rollup
          WHERE suite_id = ${suiteId} AND instrument_id = ${instrumentId} ${inRuns(scope)}
          GROUP BY claim`
      : await db().$queryRaw<{ claim: Claim; count: number }[]>`
          SELECT s.claim, sum(r.findings)::float8 AS count
          FROM (SELECT signature_id, sum(findings) AS findings FROM finding_rollup
            WHERE suite_id = ${suiteId} AND instrument_id = ${instrumentId} ${inRuns(scope)}
            GROUP BY signature_id) r
          JOIN signature s ON s.suite_id = ${suiteId} AND s.id = r.signature_id
          GROUP BY s.claim`;
  return new Map(rows.filter((row) => row.count > 0).map((row) => [row.claim, row.count]));
}
