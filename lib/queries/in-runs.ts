import { Prisma } from "../db/generated/client.ts";
import type { Scope } from "./scope.ts";

/** The part of a WHERE that keeps a read to the scope's runs; nothing where all runs are meant. `column` is trusted. */
export function inRuns(scope: Scope, column = "run_id"): Prisma.Sql {
  if (scope.runs === null) return Prisma.empty;
  return Prisma.sql`AND ${Prisma.raw(column)} = ANY(${scope.runs.map((run) => run.id)}::int[])`;
}
