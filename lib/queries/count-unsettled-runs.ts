import { db } from "../db/client.ts";
import { inRuns } from "./in-runs.ts";
import type { Scope } from "./scope.ts";

/** Runs of the scope whose rates are not yet whole. */
export type UnsettledRuns = {
  readonly runs: number;
  /** An ingest of them has begun and not finished; `ingestId` is one such. */
  readonly incomplete: number;
  readonly ingestId: number | null;
  /** Their rollups are being computed anew. */
  readonly stale: number;
};

export async function countUnsettledRuns(scope: Scope): Promise<UnsettledRuns> {
  const [row] = await db().$queryRaw<
    { runs: number; incomplete: number; ingest_id: number | null; stale: number }[]
  >`
    SELECT count(*)::int AS runs, count(pending_ingest_id)::int AS incomplete,
      max(pending_ingest_id) AS ingest_id, (count(*) FILTER (WHERE rollups_stale))::int AS stale
    FROM run WHERE suite_id = ${scope.suite.id} ${inRuns(scope, "id")}`;
  return {
    runs: row?.runs ?? 0,
    incomplete: row?.incomplete ?? 0,
    ingestId: row?.ingest_id ?? null,
    stale: row?.stale ?? 0,
  };
}
