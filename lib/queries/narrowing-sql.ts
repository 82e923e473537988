import { Prisma } from "../db/generated/client.ts";
import type { RecordNarrowing } from "./record-narrowing.ts";

/** The narrowing as further conditions (each after an AND) on verdict rows named `v`. */
export function narrowingSql(suiteId: number, { caseKey, other }: RecordNarrowing): Prisma.Sql {
  const ofCase =
    caseKey === null
      ? Prisma.empty
      : Prisma.sql`AND v.record_id IN (SELECT id FROM record WHERE suite_id = ${suiteId} AND case_id = ${caseKey})`;
  if (other === null) return ofCase;
  const said = Prisma.sql`SELECT 1 FROM verdict o WHERE o.suite_id = ${suiteId}
    AND o.instrument_id = ${other.instrumentId} AND o.record_id = v.record_id`;
  return other.verdict === "none"
    ? Prisma.sql`${ofCase} AND NOT EXISTS (${said})`
    : Prisma.sql`${ofCase} AND EXISTS (${said} AND o.verdict = ${other.verdict.slice(0, 1).toUpperCase()})`;
}
