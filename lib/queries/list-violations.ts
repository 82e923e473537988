import { db } from "../db/client.ts";
import { Prisma } from "../db/generated/client.ts";
import { decodeOptionalText } from "../json/decode-optional-text.ts";
import { decodeStoredText } from "../json/decode-stored-text.ts";

/** Violations that one change mends, as one; texts are decoded. */
export type ViolationGroup = {
  readonly code: string;
  /** As stored: what finds its cases again. */
  readonly group: string;
  readonly severity: "error" | "warning";
  readonly tool: string | null;
  readonly path: string | null;
  readonly message: string;
  readonly fix: string;
  /** Violations in the group, and the different cases that bear them. */
  readonly count: number;
  readonly cases: number;
  /** The smallest row id: tells groups of equal size apart when paging. */
  readonly firstId: number;
};

/** Where the page before ended. */
export type ViolationCursor = { readonly severity: string; readonly count: number; readonly firstId: number };

type Page = { readonly rows: readonly ViolationGroup[]; readonly more: boolean };

type Row = Omit<ViolationGroup, "firstId"> & { first_id: number };

/** The suite's violations in groups: errors first, then the ones with the most cases. */
export async function listViolations(
  suiteId: number,
  after: ViolationCursor | null,
  limit = 100,
): Promise<Page> {
  const beyond = after
    ? Prisma.sql`WHERE (severity, -count, first_id) > (${after.severity}, ${-after.count}, ${after.firstId})`
    : Prisma.empty;
  const rows = await db().$queryRaw<Row[]>`
    SELECT g.code, g.group, g.severity, g.count, g.cases, g.first_id, v.tool, v.path, v.message, v.fix
    FROM (
      SELECT * FROM (
        SELECT code, "group", severity, count(*)::int AS count, count(DISTINCT case_id)::int AS cases,
          min(id) AS first_id
        FROM contract_violation WHERE suite_id = ${suiteId} GROUP BY code, "group", severity
      ) all_groups ${beyond}
      ORDER BY severity, count DESC, first_id LIMIT ${limit + 1}
    ) g JOIN contract_violation v ON v.suite_id = ${suiteId} AND v.id = g.first_id
    ORDER BY g.severity, g.count DESC, g.first_id`;
  return {
    rows: rows.slice(0, limit).map(({ first_id, ...row }) => ({
      ...row,
      tool: decodeOptionalText(row.tool),
      path: decodeOptionalText(row.path),
      message: decodeStoredText(row.message),
      fix: decodeStoredText(row.fix),
      firstId: first_id,
    })),
    more: rows.length > limit,
  };
}
