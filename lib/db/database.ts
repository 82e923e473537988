import { ClaimcheckError } from "../claimcheck-error.ts";
import { dataDir } from "./data-dir.ts";
import { setDatabaseUrl } from "./database-url.ts";
import { type EmbeddedServer, joinEmbeddedServer } from "./embedded-server.ts";
import { migrate } from "./migrate.ts";
import { closePool } from "./pool.ts";

export type OpenDatabase = {
  readonly url: string;
  readonly embedded: boolean;
  /** Migrations that were applied by this opening. */
  readonly migrated: readonly string[];
  close(): Promise<void>;
};

/**
 * Opens the database of this process: `url` or `DATABASE_URL` where set, else the embedded Postgres of the data
 * folder, which is started or joined. Brings the schema up to date. Close it to let the embedded server stop.
 */
export async function openDatabase(options: { dataDir?: string; url?: string } = {}): Promise<OpenDatabase> {
  const external = options.url ?? (options.dataDir ? undefined : process.env.DATABASE_URL);
  if (external && !/^postgres(ql)?:\/\//.test(external)) {
    throw new ClaimcheckError("usage", "DATABASE_URL must begin with postgresql:// (or postgres://).");
  }
  const server: EmbeddedServer | null = external ? null : await join(options.dataDir ?? dataDir());
  const url = server?.url ?? external ?? "";
  try {
    const migrated = await migrate(url);
    setDatabaseUrl(url);
    return {
      url,
      embedded: server !== null,
      migrated,
      async close() {
        await closePool();
        setDatabaseUrl(null);
        await server?.leave();
      },
    };
  } catch (error) {
    await server?.leave();
    throw error;
  }
}

async function join(folder: string): Promise<EmbeddedServer> {
  try {
    return await joinEmbeddedServer(folder);
  } catch (cause) {
    if (cause instanceof ClaimcheckError) throw cause;
    throw new ClaimcheckError(
      "database",
      `The data folder ${folder} can't be used: ${(cause as Error).message}. Choose one that this user may write, as in CLAIMCHECK_DATA=~/claimcheck-data.`,
      { cause },
    );
  }
}
