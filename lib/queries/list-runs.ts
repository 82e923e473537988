import { db } from "../db/client.ts";
import type { RunRow } from "./run-row.ts";
import { toRunRow } from "./to-run-row.ts";

type RunsWanted = { readonly newest: number } | { readonly keys: readonly string[] };

/** Runs of a suite, newest first: the newest so many, or those with these keys (stored run ids). */
export async function listRuns(suiteId: number, wanted: RunsWanted): Promise<readonly RunRow[]> {
  const byId = "keys" in wanted ? { runId: { in: [...wanted.keys] } } : {};
  const rows = await db().run.findMany({
    where: { suiteId, ...byId },
    orderBy: [{ orderedAt: "desc" }, { id: "desc" }],
    ...("newest" in wanted ? { take: wanted.newest } : {}),
  });
  return rows.map(toRunRow);
}
