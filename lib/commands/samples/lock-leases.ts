import type { PoolClient } from "pg";
import { LOCK_SPACE } from "../../db/lock-space.ts";

/** Until the transaction ends nobody else gives out items of this sample; what they gave out before is visible. */
export async function lockLeases(client: PoolClient, sampleId: number): Promise<void> {
  await client.query("select pg_advisory_xact_lock($1, $2)", [LOCK_SPACE.sample, sampleId]);
}
