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
  const server: EmbeddedServer | null = external
    ? null
    : await joinEmbeddedServer(options.dataDir ?? dataDir());
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
