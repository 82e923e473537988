import { db } from "../db/client.ts";
import { encodeStoredText } from "../json/stored-text.ts";
import type { RunRow } from "./run-row.ts";
import { toRunRow } from "./to-run-row.ts";

type RunsWanted = { readonly newest: number } | { readonly runIds: readonly string[] };

/** Runs of a suite, newest first: the newest so many, or those with these ids. */
export async function listRuns(suiteId: number, wanted: RunsWanted): Promise<readonly RunRow[]> {
  const byId = "runIds" in wanted ? { runId: { in: wanted.runIds.map(encodeStoredText) } } : {};
  const rows = await db().run.findMany({
    where: { suiteId, ...byId },
    orderBy: [{ orderedAt: "desc" }, { id: "desc" }],
    ...("newest" in wanted ? { take: wanted.newest } : {}),
  });
  return rows.map(toRunRow);
}
