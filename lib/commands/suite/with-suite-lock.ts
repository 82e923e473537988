import type { PoolClient } from "pg";
import { ClaimcheckError } from "../../claimcheck-error.ts";
import { pool } from "../../db/pool.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import { waitForSuiteLock } from "./wait-for-suite-lock.ts";

/**
 * Runs `work` on a session that holds the suite's lock. Throws `busy` where another writer keeps it longer than
 * `waitMs`, `not_found` where there is no such suite.
 */
export async function withSuiteLock<T>(
  suiteId: number,
  waitMs: number,
  work: (session: PoolClient, suite: string) => Promise<T>,
): Promise<T> {
  const session = await pool().connect();
  let failed: Error | undefined;
  try {
    const { rows } = await session.query<{ name: string }>("SELECT name FROM suite WHERE id = $1", [suiteId]);
    const row = rows[0];
    if (!row) throw new ClaimcheckError("not_found", "There is no such suite.");
    const name = decodeStoredText(row.name);
    const until = performance.now() + waitMs;
    await waitForSuiteLock(session, name, () => {
      if (performance.now() < until) return;
      throw new ClaimcheckError(
        "busy",
        `An ingest or a regrade is writing into “${name}”. Try again when it has finished.`,
      );
    });
    return await work(session, name);
  } catch (error) {
    failed = error as Error;
    throw error;
  } finally {
    if (!failed) await session.query("SELECT pg_advisory_unlock_all()").catch(() => undefined);
    // Closed where something went wrong: that frees the lock for certain.
    session.release(failed);
  }
}
