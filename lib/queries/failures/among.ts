import { Prisma } from "../../db/generated/client.ts";

/** One condition, or none where any value will do. */
export function among(column: Prisma.Sql, values: readonly string[]): Prisma.Sql[] {
  return values.length === 0 ? [] : [Prisma.sql`${column} = any(${[...values]})`];
}
