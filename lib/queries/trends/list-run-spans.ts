import { Prisma } from "../../db/generated/client.ts";
import { readRows } from "../read-rows.ts";
import type { RunSpan } from "./population-runs.ts";

/**
 * Every run of a suite with the keys of the first and last of its records that are graded: two steps into an index a
 * run, and over what has come at its end as accounts of them.
 */
export async function listRunSpans(suiteId: number): Promise<readonly RunSpan[]> {
  const end = (order: Prisma.Sql) => Prisma.sql`(SELECT id::text FROM record
    WHERE record.suite_id = run.suite_id AND record.run_id = run.id AND record.account_of IS NULL ORDER BY record.id ${order} LIMIT 1)`;
  const rows = await readRows<{
    id: number;
    key: string;
    model: string | null;
    first: string | null;
    last: string | null;
  }>(Prisma.sql`
    SELECT id, run_id AS key, model, ${end(Prisma.sql`ASC`)} AS first, ${end(Prisma.sql`DESC`)} AS last
    FROM run WHERE suite_id = ${suiteId}`);
  const key = (text: string | null) => (text === null ? null : BigInt(text));
  return rows.map((row) => ({ ...row, first: key(row.first), last: key(row.last) }));
}
