import { Prisma } from "../../db/generated/client.ts";
import { failureConditions } from "./failure-conditions.ts";
import type { FailureFilter } from "./failure-filter.ts";
import type { FindingKeys } from "./finding-keys.ts";

/**
 * `from … where …` of the filter's findings `f`, each with its run `u`, record `r` and signature `g`.
 * With `keys` (all that the filter holds) the conditions need no second reading; `join` joins more.
 */
export function joinedFindings(
  filter: FailureFilter,
  { keys = null, join = Prisma.empty }: { keys?: FindingKeys | null; join?: Prisma.Sql } = {},
): Prisma.Sql {
  const { suiteId, instrumentId } = filter;
  const inSuite = Prisma.sql`u.suite_id = ${suiteId} and r.suite_id = ${suiteId} and g.suite_id = ${suiteId}`;
  const joins = Prisma.sql`
    join run u on u.suite_id = f.suite_id and u.id = f.run_id
    join record r on r.suite_id = f.suite_id and r.id = f.record_id
    join signature g on g.suite_id = f.suite_id and g.id = f.signature_id ${join}`;
  return keys === null
    ? Prisma.sql`finding f ${joins} where ${inSuite} and ${failureConditions(filter, "joined")}`
    : Prisma.sql`unnest(${[...keys.recordIds]}::bigint[], ${[...keys.seqs]}::int[]) as k (record_id, seq)
      join finding f on f.suite_id = ${suiteId} and f.instrument_id = ${instrumentId}
        and f.record_id = k.record_id and f.seq = k.seq
      ${joins} where ${inSuite}`;
}
