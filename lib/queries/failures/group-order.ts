import { Prisma } from "../../db/generated/client.ts";
import type { FailureGroupSort } from "../failure-group-sorts.ts";
import type { CursorPart } from "./cursor-part.ts";

type GroupColumn = {
  /** Over the grouped rows `t`. */
  readonly sql: Prisma.Sql;
  readonly part: CursorPart;
  readonly type: Prisma.Sql;
};
type GroupColumnName = FailureGroupSort extends infer Sort
  ? Sort extends `-${infer Name}`
    ? Name
    : Sort
  : never;

const count = Prisma.sql`float8`;

/** What the groups can be ordered by; the signature's id makes the order total. */
export const GROUP_COLUMNS: Readonly<Record<GroupColumnName, readonly GroupColumn[]>> = {
  findings: [{ sql: Prisma.sql`t.findings`, part: "count", type: count }],
  records: [{ sql: Prisma.sql`t.records`, part: "count", type: count }],
  cases: [{ sql: Prisma.sql`t.cases`, part: "count", type: count }],
  last_seen: [{ sql: Prisma.sql`t.last_seen`, part: "time", type: Prisma.sql`timestamptz` }],
  signature: [
    { sql: Prisma.sql`t.tool`, part: "text", type: Prisma.sql`text` },
    { sql: Prisma.sql`t.path`, part: "text", type: Prisma.sql`text` },
  ],
};
