import { Prisma } from "../../db/generated/client.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import { failureConditions } from "../failures/failure-conditions.ts";
import type { FailureFilter } from "../failures/failure-filter.ts";
import { FINDING_ORDERS } from "../failures/finding-order.ts";
import type { FindingSort } from "../finding-sorts.ts";
import { readRows } from "../read-rows.ts";

/** Beyond this number of records a position is not counted. */
const COUNTED = 10_000;

/** Where a record stands among those that a filter of failures holds. */
export type Neighbours = {
  readonly previous: string | null;
  readonly next: string | null;
  /** From 1; null where the record is not in the filter, or stands too far in. */
  readonly position: number | null;
  /** At most `COUNTED` + 1: then there are more. */
  readonly total: number;
  readonly totalIsMore: boolean;
};

/**
 * The records before and after one in the order of the list of findings, each record once. Orders that put one
 * record in several places are replaced by that of runs.
 */
export async function findNeighbours(
  filter: FailureFilter,
  sort: FindingSort,
  recordKey: string,
): Promise<Neighbours> {
  const { lead, descending } = FINDING_ORDERS[sort === "signature" || sort === "-signature" ? "-run" : sort];
  const columns = Prisma.join(lead.map(({ sql }) => sql));
  const from = Prisma.sql`
    from finding f
    join run u on u.suite_id = f.suite_id and u.id = f.run_id
    join record r on r.suite_id = f.suite_id and r.id = f.record_id
    where u.suite_id = ${filter.suiteId} and r.suite_id = ${filter.suiteId} and ${failureConditions(filter, "finding")}`;
  const here = Prisma.sql`(select ${columns} from record r join run u on u.suite_id = r.suite_id and u.id = r.run_id
    where r.suite_id = ${filter.suiteId} and r.id = ${recordKey}::bigint)`;
  const walk = (forwards: boolean) => {
    const on = forwards === descending ? Prisma.sql`<` : Prisma.sql`>`;
    const past = forwards ? Prisma.sql`>` : Prisma.sql`<`;
    return Prisma.sql`((${columns}) ${on} ${here}
      or ((${columns}) = ${here} and f.record_id ${past} ${recordKey}::bigint))`;
  };
  const neighbour = async (forwards: boolean) => {
    const leading = forwards === descending ? Prisma.sql`desc` : Prisma.sql`asc`;
    const last = forwards ? Prisma.sql`asc` : Prisma.sql`desc`;
    const order = Prisma.join([
      ...lead.map(({ sql }) => Prisma.sql`${sql} ${leading}`),
      Prisma.sql`f.record_id ${last}`,
    ]);
    const [row] = await readRows<{ record_id: string }>(Prisma.sql`
      select r.record_id ${from} and ${walk(forwards)} order by ${order} limit 1`);
    return row === undefined ? null : decodeStoredText(row.record_id);
  };
  const count = async (condition: Prisma.Sql) => {
    const [row] = await readRows<{ n: number }>(Prisma.sql`
      select count(*)::int as n from (select distinct f.record_id ${from} ${condition} limit ${COUNTED + 1}) as counted`);
    return row?.n ?? 0;
  };
  const [previous, next, total, before, within] = await Promise.all([
    neighbour(false),
    neighbour(true),
    count(Prisma.empty),
    count(Prisma.sql`and ${walk(false)}`),
    count(Prisma.sql`and f.record_id = ${recordKey}::bigint`),
  ]);
  return {
    previous,
    next,
    position: within > 0 && before <= COUNTED ? before + 1 : null,
    total: Math.min(total, COUNTED),
    totalIsMore: total > COUNTED,
  };
}
