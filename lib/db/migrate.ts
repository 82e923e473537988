import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import type { SchemaEngine } from "@prisma/schema-engine-wasm";
import pg from "pg";
import { ClaimcheckError } from "../claimcheck-error.ts";
import { projectDir } from "./project-dir.ts";

/** Two processes that start at once must not migrate at once. */
const MIGRATION_LOCK = 7_246_001;

/** Applies the migrations that the database lacks, with Prisma's own engine and its `_prisma_migrations` table. */
export async function migrate(url: string): Promise<readonly string[]> {
  const folder = path.join(projectDir(), "prisma", "migrations");
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  const client = await connect(url);
  const engineConnections = new pg.Pool({ connectionString: url, max: 2, allowExitOnIdle: true });
  try {
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    if ((await pending(client, names)).length === 0) return [];
    const engine = await schemaEngine(engineConnections);
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: {
        baseDir: folder,
        lockfile: { path: "migration_lock.toml", content: 'provider = "postgresql"\n' },
        shadowDbInitScript: "",
        migrationDirectories: names.map((name) => ({
          path: name,
          migrationFile: {
            path: "migration.sql",
            content: { tag: "ok", value: readFileSync(path.join(folder, name, "migration.sql"), "utf8") },
          },
        })),
      },
      filters: { externalTables: [], externalEnums: [] },
    });
    return appliedMigrationNames;
  } catch (cause) {
    if (cause instanceof ClaimcheckError) throw cause;
    throw new ClaimcheckError(
      "database",
      `The database could not be brought up to date: ${(cause as Error).message}`,
      { cause },
    );
  } finally {
    await engineConnections.end();
    await client.end();
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 20_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return client;
  } catch (cause) {
    await client.end().catch(() => undefined);
    const why = (cause as Error).message || (cause as { code?: string }).code || String(cause);
    throw new ClaimcheckError(
      "database",
      `The database can't be reached: ${why}. Check that it runs and that its address, user and password are right.`,
      { cause },
    );
  }
}

async function pending(client: pg.Client, names: readonly string[]): Promise<string[]> {
  const { rows: found } = await client.query<{ exists: boolean }>(
    "SELECT to_regclass('_prisma_migrations') IS NOT NULL AS exists",
  );
  if (!found[0]?.exists) return [...names];
  const { rows } = await client.query<{ migration_name: string }>(
    "SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL",
  );
  const applied = new Set(rows.map((row) => row.migration_name));
  const unknown = [...applied].filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new ClaimcheckError(
      "database",
      `The database was made by a newer version (it has ${unknown.join(", ")}). Update this project, or choose another data folder.`,
    );
  }
  return names.filter((name) => !applied.has(name));
}

type Bindings = { SchemaEngine: typeof SchemaEngine; __wbg_set_wasm(exports: WebAssembly.Exports): void };

/** Once a process: the bindings keep views of the first instance's memory. */
let loaded: Promise<Bindings> | undefined;

async function schemaEngine(connections: pg.Pool): Promise<SchemaEngine> {
  loaded ??= loadBindings();
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg(connections));
  return (await loaded).SchemaEngine.new({ datamodels: undefined }, () => undefined, adapter);
}

/** The engine is WebAssembly; its own entry needs a loader for .wasm files, so it is instantiated by hand. */
async function loadBindings(): Promise<Bindings> {
  const require = createRequire(path.join(projectDir(), "package.json"));
  const folder = path.dirname(require.resolve("@prisma/schema-engine-wasm"));
  const bindings = (await import("@prisma/schema-engine-wasm/schema_engine_bg")) as unknown as Bindings;
  const compiled = await WebAssembly.instantiate(readFileSync(path.join(folder, "schema_engine_bg.wasm")), {
    "./schema_engine_bg.js": bindings as unknown as WebAssembly.ModuleImports,
  });
  bindings.__wbg_set_wasm(compiled.instance.exports);
  (compiled.instance.exports.__wbindgen_start as () => void)();
  return bindings;
}
