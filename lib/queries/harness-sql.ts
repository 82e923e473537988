import { Prisma } from "../db/generated/client.ts";

/**
 * Joins `h (verdict, reason)` to records named `r` of a suite: what the harness said of them, in their own words or, where
 * they have none, in those of their strongest account that has.
 */
export function harnessSql(suiteId: number): Prisma.Sql {
  return Prisma.sql`
    LEFT JOIN LATERAL (
      SELECT r.harness_verdict AS verdict, r.harness_reason AS reason WHERE r.harness_verdict IS NOT NULL
      UNION ALL
      (SELECT a.harness_verdict, a.harness_reason FROM record a
       WHERE r.harness_verdict IS NULL AND a.suite_id = ${suiteId} AND a.account_of = r.id
         AND a.harness_verdict IS NOT NULL ORDER BY a.source DESC, a.id LIMIT 1)
    ) h ON true`;
}
