import type { Pool, PoolClient } from "pg";

/** Runs reads that see the store as it is at one moment, however long they take. */
export async function inSnapshot<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken = true;
  try {
    await client.query("BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY");
    try {
      return await work(client);
    } finally {
      await client.query("ROLLBACK");
      broken = false;
    }
  } finally {
    client.release(broken);
  }
}
