import type { PoolClient } from "pg";
import { ClaimcheckError } from "../../claimcheck-error.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import { stored } from "../ingest/stored.ts";

/** The keys of runs, sorted; null (all runs) stays null. Throws `not_found`, naming the first that is not there. */
export async function runKeysOf(
  client: PoolClient,
  suiteId: number,
  runs: readonly string[] | null,
): Promise<readonly number[] | null> {
  if (runs === null) return null;
  if (runs.length === 0) throw new ClaimcheckError("usage", "No run is chosen.");
  const { rows } = await client.query<{ id: number; run_id: string }>(
    "SELECT id, run_id FROM run WHERE suite_id = $1 AND run_id = ANY($2) ORDER BY id",
    [suiteId, runs.map((run) => stored(run))],
  );
  const known = new Set(rows.map((row) => decodeStoredText(row.run_id)));
  const missing = runs.find((run) => !known.has(run));
  if (missing !== undefined) throw new ClaimcheckError("not_found", `The suite has no run “${missing}”.`);
  return rows.map(({ id }) => id);
}
