import { Prisma } from "../../db/generated/client.ts";
import type { FindingSort } from "../finding-sorts.ts";
import type { CursorPart } from "./cursor-part.ts";

type OrderColumn = { readonly sql: Prisma.Sql; readonly part: CursorPart; readonly type: Prisma.Sql };

/** Columns that lead an order, all in its direction; record and seq follow, always ascending. */
export type FindingOrder = { readonly lead: readonly OrderColumn[]; readonly descending: boolean };

const int = Prisma.sql`int`;
const text = Prisma.sql`text`;

const RUN: readonly OrderColumn[] = [
  { sql: Prisma.sql`u.ordered_at`, part: "time", type: Prisma.sql`timestamptz` },
  { sql: Prisma.sql`u.id`, part: "int", type: int },
];
const CASE: readonly OrderColumn[] = [{ sql: Prisma.sql`r.case_id`, part: "text", type: text }];
const SIGNATURE: readonly OrderColumn[] = [
  { sql: Prisma.sql`g.tool`, part: "text", type: text },
  { sql: Prisma.sql`g.path`, part: "text", type: text },
  { sql: Prisma.sql`g.id`, part: "int", type: int },
];

/** The orders of single findings, over run `u`, record `r`, signature `g`; each matches an index. */
export const FINDING_ORDERS: Readonly<Record<FindingSort, FindingOrder>> = {
  "-run": { lead: RUN, descending: true },
  run: { lead: RUN, descending: false },
  case: { lead: CASE, descending: false },
  "-case": { lead: CASE, descending: true },
  signature: { lead: SIGNATURE, descending: false },
  "-signature": { lead: SIGNATURE, descending: true },
};
