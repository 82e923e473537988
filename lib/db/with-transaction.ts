import type { PoolClient } from "pg";
import { inTransaction } from "./in-transaction.ts";
import { pool } from "./pool.ts";

/** `inTransaction` on a connection of its own, which is closed where something went wrong. */
export async function withTransaction<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool().connect();
  let failed: Error | undefined;
  try {
    return await inTransaction(client, () => work(client));
  } catch (error) {
    failed = error as Error;
    throw error;
  } finally {
    client.release(failed);
  }
}
