import { Prisma } from "../../db/generated/client.ts";
import type { FindingOrder } from "./finding-order.ts";
import type { PageCursor } from "./page-cursor.ts";

type Walk = { readonly backwards: boolean };

/** `order by` of a walk through an order. */
export function orderBy({ lead, descending }: FindingOrder, { backwards }: Walk): Prisma.Sql {
  const leading = descending === backwards ? Prisma.sql`asc` : Prisma.sql`desc`;
  const last = backwards ? Prisma.sql`desc` : Prisma.sql`asc`;
  const columns = lead.map(({ sql }) => Prisma.sql`${sql} ${leading}`);
  return Prisma.join([...columns, Prisma.sql`f.record_id ${last}`, Prisma.sql`f.seq ${last}`]);
}

/** The rows strictly past a cursor. The first condition is implied, and lets an index start at the cursor. */
export function pastCursor(
  { lead, descending }: FindingOrder,
  cursor: PageCursor,
  { backwards }: Walk,
): Prisma.Sql {
  const columns = Prisma.sql`(${Prisma.join(lead.map(({ sql }) => sql))})`;
  const at = Prisma.sql`(${Prisma.join(lead.map(({ type }, index) => Prisma.sql`${cursor[index]}::${type}`))})`;
  const on = descending === backwards ? Prisma.sql`>` : Prisma.sql`<`;
  const tail = Prisma.sql`(${cursor[lead.length]}::bigint, ${cursor[lead.length + 1]}::int)`;
  const after = backwards ? Prisma.sql`<` : Prisma.sql`>`;
  return Prisma.sql`${columns} ${on}= ${at}
    and (${columns} ${on} ${at} or (f.record_id, f.seq) ${after} ${tail})`;
}
