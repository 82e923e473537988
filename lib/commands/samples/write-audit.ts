import type { PoolClient } from "pg";
import { stored } from "../ingest/stored.ts";

/** Says who did what, within the transaction that does it. */
export async function writeAudit(
  client: PoolClient,
  entry: {
    readonly suiteId: number;
    readonly actor: string;
    readonly action: string;
    readonly detail: object;
  },
): Promise<void> {
  await client.query("insert into audit_entry (suite_id, actor, action, detail) values ($1, $2, $3, $4)", [
    entry.suiteId,
    stored(entry.actor),
    entry.action,
    stored(JSON.stringify(entry.detail)),
  ]);
}
