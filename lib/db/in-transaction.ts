import type { PoolClient } from "pg";

/** Runs `work` between BEGIN and COMMIT of `client`; rolls back where it throws. */
export async function inTransaction<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query("BEGIN");
  try {
    const result = await work();
    await client.query("COMMIT");
    return result;
  } catch (error) {
    // The connection itself may be what broke; the first error is the one to tell.
    await client.query("ROLLBACK").catch(() => undefined);
    throw error;
  }
}
