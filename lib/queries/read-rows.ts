import type { Prisma } from "../db/generated/client.ts";
import { pool } from "../db/pool.ts";

/** Rows of a hand-written query; `Row` says what its select list yields. */
export async function readRows<Row extends object>(query: Prisma.Sql): Promise<Row[]> {
  const { rows } = await pool().query<Row>(query.text, [...query.values]);
  return rows;
}
