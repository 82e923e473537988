import { db } from "../db/client.ts";
import { decodeStoredText } from "../json/decode-stored-text.ts";
import type { SuiteSummary } from "./suite-summary.ts";

/** The suites, the one that was written last first; at most 200. */
export async function listSuites(): Promise<readonly SuiteSummary[]> {
  const rows = await db().$queryRaw<{ name: string; is_demo: boolean; runs: bigint }[]>`
    SELECT s.name, s.is_demo, (SELECT count(*) FROM run r WHERE r.suite_id = s.id) AS runs
    FROM suite s
    LEFT JOIN LATERAL (SELECT max(i.id) AS newest FROM ingest i WHERE i.suite_id = s.id) i ON true
    ORDER BY s.is_demo, i.newest DESC NULLS LAST, s.id DESC
    LIMIT 200`;
  return rows.map((row) => ({
    name: decodeStoredText(row.name),
    isDemo: row.is_demo,
    runs: Number(row.runs),
  }));
}
