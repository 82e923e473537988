import { Prisma } from "../../db/generated/client.ts";
import type { WitnessCode } from "../../grading/witness/witness-kinds.ts";
import { WITNESS_KINDS } from "../../grading/witness/witness-kinds.ts";
import { readRows } from "../read-rows.ts";
import type { Scope } from "../scope.ts";
import type { DifferenceCounts, ToolDifferences } from "./difference-counts.ts";
import type { WitnessParams } from "./witness-params.ts";
import { witnessSql } from "./witness-sql.ts";

const TOOLS = { few: 12, many: 500 };

type Row = { tool: string; detail: WitnessCode; n: number; all: number; tools: number };

/** Differences by tool and kind over the whole scope; of few (12) or many (500) tools, the first by `by`, and of the chosen one. */
export async function countDifferences(
  scope: Scope,
  { by, tools, tool }: Pick<WitnessParams, "by" | "tools" | "tool">,
): Promise<DifferenceCounts> {
  const meant = witnessSql(scope);
  const recordsOf = (leg: "log" | "handler") => {
    const codes = WITNESS_KINDS.filter((kind) => kind.leg === leg).map(({ code }) => code);
    return Prisma.sql`(count(DISTINCT record_id) FILTER (WHERE detail = ANY(${codes})))::int`;
  };
  const order =
    by === "tool"
      ? Prisma.sql`tool`
      : by === null
        ? Prisma.sql`sum(n) DESC, tool`
        : Prisma.sql`coalesce(sum(n) FILTER (WHERE detail = ${by}), 0) DESC, tool`;
  const [records, kinds, rows] = await Promise.all([
    readRows<{ log: number; handler: number }>(Prisma.sql`
      SELECT ${recordsOf("log")} AS log, ${recordsOf("handler")} AS handler FROM signal WHERE ${meant}`),
    readRows<{ detail: WitnessCode; n: number }>(Prisma.sql`
      SELECT detail, count(*)::int AS n FROM signal WHERE ${meant} GROUP BY detail`),
    readRows<Row>(Prisma.sql`
      WITH counted AS (
        SELECT coalesce(tool, '') AS tool, detail, count(*)::int AS n FROM signal WHERE ${meant} GROUP BY 1, 2
      ), first AS (
        SELECT tool, sum(n)::int AS "all", row_number() OVER (ORDER BY ${order}) AS place, count(*) OVER ()::int AS tools
        FROM counted GROUP BY tool
      )
      SELECT c.tool, c.detail, c.n, f."all", f.tools FROM first f JOIN counted c ON c.tool = f.tool
      WHERE f.place <= ${TOOLS[tools]} OR f.tool = ${tool} ORDER BY f.place`),
  ]);
  const [counts] = records;
  if (counts === undefined) throw new Error("An aggregate without groups yields one row.");
  return {
    logRecords: counts.log,
    handlerRecords: counts.handler,
    kinds: Object.fromEntries(kinds.map(({ detail, n }) => [detail, n])),
    toolCount: rows[0]?.tools ?? 0,
    tools: toTools(rows),
  };
}

function toTools(rows: readonly Row[]): ToolDifferences[] {
  const tools = new Map<string, { tool: string; all: number; kinds: Partial<Record<WitnessCode, number>> }>();
  for (const { tool, detail, n, all } of rows) {
    const entry = tools.get(tool) ?? { tool, all, kinds: {} };
    entry.kinds[detail] = n;
    tools.set(tool, entry);
  }
  return [...tools.values()];
}
