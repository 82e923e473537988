import { Prisma } from "../db/generated/client.ts";

/** A Rate summed over run_rollup rows named `r`, in the unit asked for. */
export function rateSums(unit: "records" | "calls"): Prisma.Sql {
  return unit === "records"
    ? Prisma.sql`coalesce(sum(r.records_fail), 0)::float8 AS failing,
        coalesce(sum(r.records_pass + r.records_fail), 0)::float8 AS graded,
        coalesce(sum(r.records_ungraded), 0)::float8 AS ungraded`
    : Prisma.sql`coalesce(sum(r.calls_fail), 0)::float8 AS failing,
        coalesce(sum(r.calls_graded), 0)::float8 AS graded,
        coalesce(sum(r.calls_ungraded), 0)::float8 AS ungraded`;
}
