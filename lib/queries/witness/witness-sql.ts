import { Prisma } from "../../db/generated/client.ts";
import { inRuns } from "../in-runs.ts";
import type { Scope } from "../scope.ts";

/** What picks the scope's witness signals out of `signal`: their partial index answers it without the table. */
export function witnessSql(scope: Scope): Prisma.Sql {
  return Prisma.sql`suite_id = ${scope.suite.id} AND instrument_id = ${scope.instrument.id} AND signal = 'witness' ${inRuns(scope)}`;
}
