import { Prisma } from "../../db/generated/client.ts";
import type { Claim, FindingKind } from "../../grading/claims.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import type { FailureGroupSort } from "../failure-group-sorts.ts";
import { readRows } from "../read-rows.ts";
import { decodeCursor } from "./decode-cursor.ts";
import { encodeCursor } from "./encode-cursor.ts";
import type { FailureFilter } from "./failure-filter.ts";
import type { FailureGroupPage } from "./failure-group-page.ts";
import { GROUP_COLUMNS } from "./group-order.ts";
import { groupedCases, groupedFindings } from "./group-sql.ts";
import { listGroupTrends } from "./list-group-trends.ts";

type StoredGroup = {
  signature_id: number;
  claim: Claim;
  kind: FindingKind;
  tool: string;
  path: string;
  expected_shape: string;
  actual_shape: string;
  findings: number;
  records: number;
  cases: number | null;
  last_seen: Date;
  last_run: string;
};

export type GroupWalk = { readonly sort: FailureGroupSort; readonly limit: number; readonly after?: string };

/** The filter's findings, one line a signature. Three queries at most, whatever the filter. */
export async function listFailureGroups(filter: FailureFilter, walk: GroupWalk): Promise<FailureGroupPage> {
  const descending = walk.sort.startsWith("-");
  const name = walk.sort.replace("-", "") as keyof typeof GROUP_COLUMNS;
  const columns = GROUP_COLUMNS[name];
  const shape = [...columns.map(({ part }) => part), "int"] as const;
  const cursor = walk.after === undefined ? null : decodeCursor(walk.after, walk.sort, shape);
  const way = descending ? Prisma.sql`desc` : Prisma.sql`asc`;
  const keys = [...columns.map(({ sql }) => sql), Prisma.sql`t.signature_id`];
  const types = [...columns.map(({ type }) => type), Prisma.sql`int`];
  // Counting the cases of every group costs more than all the rest: only where they are the order.
  const byCases = name === "cases";
  const stored = await readRows<StoredGroup>(Prisma.sql`
    select t.*, (select u.run_id from run u where u.suite_id = ${filter.suiteId} and u.ordered_at = t.last_seen
      order by u.id desc limit 1) as last_run
    from (
      select b.*, g.claim, g.kind, g.tool, g.path, g.expected_shape, g.actual_shape, ${byCases ? Prisma.sql`c.cases` : Prisma.sql`null::float8 as cases`}
      from (${groupedFindings(filter)}) b
      join signature g on g.suite_id = ${filter.suiteId} and g.id = b.signature_id
      ${byCases ? Prisma.sql`join (${groupedCases(filter)}) c on c.signature_id = b.signature_id` : Prisma.empty}
    ) t
    ${
      cursor === null
        ? Prisma.empty
        : Prisma.sql`where (${Prisma.join(keys)}) ${descending ? Prisma.sql`<` : Prisma.sql`>`}
            (${Prisma.join(cursor.map((part, index) => Prisma.sql`${part}::${types[index]}`))})`
    }
    order by ${Prisma.join(keys.map((key) => Prisma.sql`${key} ${way}`))}
    limit ${walk.limit + 1}`);
  const page = stored.slice(0, walk.limit);
  const last = page.at(-1);
  const shown = { ...filter, signatureIds: page.map((row) => row.signature_id) };
  const [trends, cases] = await Promise.all([
    listGroupTrends(shown),
    byCases || page.length === 0
      ? []
      : readRows<{ signature_id: number; cases: number }>(groupedCases(shown)),
  ]);
  const casesOf = new Map(cases.map((row) => [row.signature_id, row.cases]));
  return {
    rows: page.map((row) => ({
      signatureId: row.signature_id,
      claim: row.claim,
      kind: row.kind,
      tool: decodeStoredText(row.tool),
      path: decodeStoredText(row.path),
      expectedShape: decodeStoredText(row.expected_shape),
      actualShape: decodeStoredText(row.actual_shape),
      findings: row.findings,
      records: row.records,
      cases: row.cases ?? casesOf.get(row.signature_id) ?? 0,
      lastSeen: { runId: decodeStoredText(row.last_run), at: row.last_seen.toISOString() },
      trend: trends.get(row.signature_id) ?? [],
    })),
    next:
      last !== undefined && stored.length > walk.limit ? encodeCursor(walk.sort, cursorOf(last, name)) : null,
  };
}

function cursorOf(row: StoredGroup, name: keyof typeof GROUP_COLUMNS): readonly (string | number)[] {
  if (name === "signature") return [row.tool, row.path, row.signature_id];
  if (name === "last_seen") return [row.last_seen.toISOString(), row.signature_id];
  return [row[name] ?? 0, row.signature_id];
}
