import { Prisma } from "../../db/generated/client.ts";
import type { FailureSource } from "./failure-source.ts";

const TABLES: Readonly<Record<FailureSource, Prisma.Sql>> = {
  finding_rollup: Prisma.sql`finding_rollup f`,
  case_rollup: Prisma.sql`case_rollup f`,
  finding: Prisma.sql`finding f`,
};

const COUNTS: Readonly<Record<FailureSource, Prisma.Sql>> = {
  finding_rollup: Prisma.sql`sum(f.findings)`,
  case_rollup: Prisma.sql`sum(f.findings)`,
  finding: Prisma.sql`count(*)`,
};

/** A source named `f`, and the number of findings over a group of its rows. */
export function sourceTable(source: FailureSource): {
  readonly table: Prisma.Sql;
  readonly findings: Prisma.Sql;
} {
  return { table: TABLES[source], findings: COUNTS[source] };
}
