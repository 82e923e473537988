import { pool } from "../../db/pool.ts";
import { stored } from "../ingest/stored.ts";
import type { LeaseHolder } from "./lease-holder.ts";

/** Time for a page that is being read anew to come back before its items go to others. */
const RETURN_SECONDS = 30;

/** A browser tab is left: what it has open comes free in half a minute, unless the same tab asks again. */
export async function leaveItems(
  suiteId: number,
  sampleId: number,
  { reviewer, holder }: LeaseHolder,
): Promise<void> {
  await pool().query(
    `update sample_lease set expires_at = now() + make_interval(secs => $5)
     where suite_id = $1 and sample_id = $2 and reviewer = $3 and holder = $4
       and expires_at > now() + make_interval(secs => $5)`,
    [suiteId, sampleId, stored(reviewer), stored(holder), RETURN_SECONDS],
  );
}
