import pg from "pg";
import { ClaimcheckError } from "../claimcheck-error.ts";
import { databaseUrl } from "../db/database-url.ts";

/** One server a data folder: held as a session lock, so that a crash lets go of it. */
const SERVER_LOCK = 7_246_002;

/**
 * Takes the server's lock on the embedded database and leaves the server's address where the next one finds it.
 * @throws ClaimcheckError `busy`, naming the address of the server that holds it
 */
export async function holdServerLock(address: string): Promise<() => Promise<void>> {
  const client = new pg.Client({
    connectionString: databaseUrl(),
    application_name: `claimcheck-server ${address}`,
  });
  client.on("error", () => undefined);
  await client.connect();
  const { rows } = await client.query<{ held: boolean }>("SELECT pg_try_advisory_lock($1) AS held", [
    SERVER_LOCK,
  ]);
  if (rows[0]?.held) return () => client.end();
  const { rows: others } = await client.query<{ application_name: string }>(
    "SELECT application_name FROM pg_stat_activity WHERE application_name LIKE 'claimcheck-server %' AND pid <> pg_backend_pid() LIMIT 1",
  );
  await client.end();
  const other = others[0]?.application_name.replace("claimcheck-server ", "") ?? "another address";
  throw new ClaimcheckError(
    "busy",
    `Claimcheck already serves this data folder at ${other}. Open that, or start this one with another folder: CLAIMCHECK_DATA=… npm start`,
  );
}
