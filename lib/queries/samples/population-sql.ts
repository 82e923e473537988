import { Prisma } from "../../db/generated/client.ts";
import { among } from "../failures/among.ts";
import { failureConditions } from "../failures/failure-conditions.ts";
import type { FailureFilter } from "../failures/failure-filter.ts";
import { runConditions } from "../failures/run-conditions.ts";
import type { PopulationQuery } from "./population-query.ts";

/** Whether the filter asks for something that only findings have. */
export function asksForFindings({ chosen, signatureIds, search }: FailureFilter): boolean {
  const { claim, kind, tool, path, signal, witness } = chosen;
  return (
    [claim, kind, tool, path, signal, witness].some((values) => values.length > 0) ||
    signatureIds.length > 0 ||
    search !== null
  );
}

/** Every graded and ungraded record of the population, by key. */
export function recordsSql({ filter, lastRecord }: PopulationQuery): Prisma.Sql {
  return Prisma.sql`
    select v.record_id::text as pk, r.record_id, r.call_count, v.verdict, v.claims
    from verdict v join record r on r.suite_id = v.suite_id and r.id = v.record_id
    where ${Prisma.join(
      [
        Prisma.sql`v.suite_id = ${filter.suiteId} and v.instrument_id = ${filter.instrumentId}`,
        ...ofRuns(filter, Prisma.sql`v.run_id`),
        ...among(Prisma.sql`r.case_id`, filter.chosen.case),
        ...until(lastRecord, Prisma.sql`v.record_id`),
      ],
      " and ",
    )}
    order by v.record_id`;
}

/** Every finding of the population's runs, by record and place, and whether the filter means it. */
export function findingsSql({ filter, unit, lastRecord }: PopulationQuery): Prisma.Sql {
  const meant = asksForFindings(filter)
    ? Prisma.sql`(${failureConditions({ ...filter, unit }, "finding")}) is true`
    : Prisma.sql`true`;
  return Prisma.sql`
    select f.record_id::text as pk, f.call_index, g.claim, g.tool, ${meant} as meant
    from finding f join signature g on g.suite_id = f.suite_id and g.id = f.signature_id
    where ${Prisma.join(
      [
        Prisma.sql`f.suite_id = ${filter.suiteId} and f.instrument_id = ${filter.instrumentId}`,
        ...ofRuns(filter, Prisma.sql`f.run_id`),
        ...until(lastRecord, Prisma.sql`f.record_id`),
      ],
      " and ",
    )}
    order by f.record_id, f.seq`;
}

function ofRuns(filter: FailureFilter, column: Prisma.Sql): Prisma.Sql[] {
  const conditions = runConditions(filter, Prisma.empty);
  if (conditions.length === 0) return [];
  return [
    Prisma.sql`${column} in (select id from run where suite_id = ${filter.suiteId} and ${Prisma.join(conditions, " and ")})`,
  ];
}

function until(lastRecord: string | null, column: Prisma.Sql): Prisma.Sql[] {
  return lastRecord === null ? [] : [Prisma.sql`${column} <= ${lastRecord}::bigint`];
}
