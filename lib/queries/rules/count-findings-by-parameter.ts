import { cache } from "react";
import { Prisma } from "../../db/generated/client.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import { inRuns } from "../in-runs.ts";
import { readRows } from "../read-rows.ts";
import type { Scope } from "../scope.ts";

/** Findings on one parameter of a tool; `path` as findings spell it. Texts are decoded. */
export type ParameterFindings = { readonly tool: string; readonly path: string; readonly findings: number };

const MOST = 10_000;

/** Findings of the scope's instrument and runs by tool and parameter, most first, from the rollups; once per request. */
export const countFindingsByParameter = cache(async (scope: Scope): Promise<readonly ParameterFindings[]> => {
  const rows = await readRows<{ tool: string; path: string; findings: string }>(Prisma.sql`
    SELECT s.tool, s.path, sum(r.findings) AS findings
    FROM finding_rollup r JOIN signature s ON s.suite_id = r.suite_id AND s.id = r.signature_id
    WHERE r.suite_id = ${scope.suite.id} AND r.instrument_id = ${scope.instrument.id} ${inRuns(scope, "r.run_id")}
      AND s.path <> ''
    GROUP BY s.tool, s.path HAVING sum(r.findings) > 0
    ORDER BY sum(r.findings) DESC, s.tool, s.path LIMIT ${MOST}`);
  return rows.map(({ tool, path, findings }) => ({
    tool: decodeStoredText(tool),
    path: decodeStoredText(path),
    findings: Number(findings),
  }));
});
