import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import pg from "pg";
import { ClaimcheckError } from "../claimcheck-error.ts";
import { clusterDir } from "./cluster-dir.ts";
import { withFileLock } from "./file-lock.ts";
import { type PostgresAccount, postgresAccount } from "./postgres-account.ts";
import { type PostgresBinaries, postgresBinaries } from "./postgres-binaries.ts";

/** Every process that uses the embedded server holds one session under this name; the last one to leave stops it. */
const HOLDER = "claimcheck-holder";

/** Memory is modest because the machine is a developer's; durability (fsync) stays on. */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "80",
  shared_buffers: "256MB",
  work_mem: "32MB",
  maintenance_work_mem: "256MB",
  effective_cache_size: "1GB",
  random_page_cost: "1.1",
  jit: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_wal_size: "4GB",
  checkpoint_timeout: "15min",
  log_min_messages: "warning",
};

export type EmbeddedServer = { readonly url: string; leave(): Promise<void> };

/**
 * Joins the embedded Postgres of a data folder, starting it where it does not run. Several processes share one:
 * it runs on its own and is stopped by the last process that leaves; after a crash the next start recovers it.
 */
export async function joinEmbeddedServer(dataDir: string): Promise<EmbeddedServer> {
  mkdirSync(dataDir, { recursive: true });
  const account = postgresAccount();
  const cluster = clusterDir(dataDir, account);
  return withFileLock(path.join(dataDir, "postgres.lock"), async () => {
    const password = readPassword(dataDir);
    const running = await tryHold(cluster, password);
    if (running) return server(dataDir, cluster, running);
    const binaries = postgresBinaries(account);
    if (!existsSync(path.join(cluster, "PG_VERSION"))) await initialise(cluster, password, binaries, account);
    await start(cluster, binaries, account);
    const held = await tryHold(cluster, password, 20_000);
    if (!held) throw failure(cluster, "The embedded Postgres was started but does not answer.");
    return server(dataDir, cluster, held);
  });
}

type Held = { readonly url: string; readonly client: pg.Client };

function server(dataDir: string, cluster: string, held: Held): EmbeddedServer {
  return {
    url: held.url,
    leave: () =>
      withFileLock(path.join(dataDir, "postgres.lock"), async () => {
        const others = await held.client
          .query<{ n: number }>(
            "SELECT count(*)::int AS n FROM pg_stat_activity WHERE application_name = $1 AND pid <> pg_backend_pid()",
            [HOLDER],
          )
          .then((result) => result.rows[0]?.n ?? 0)
          .catch(() => 0);
        await held.client.end().catch(() => undefined);
        if (others > 0) return;
        const account = postgresAccount();
        const args = ["stop", "-D", cluster, "-m", "fast", "-w", "-t", "60"];
        await run(postgresBinaries(account).pgCtl, args, account).catch(() => undefined);
      }),
  };
}

async function tryHold(cluster: string, password: string, patience = 0): Promise<Held | null> {
  const until = Date.now() + patience;
  for (;;) {
    const port = readPort(cluster);
    if (port !== null) {
      const address = `postgresql://claimcheck:${password}@127.0.0.1:${port}`;
      // Not in the database itself: a holder must not keep it from being a template or being dropped.
      const client = new pg.Client({
        connectionString: `${address}/postgres`,
        application_name: HOLDER,
        connectionTimeoutMillis: 5_000,
      });
      client.on("error", () => undefined);
      try {
        await client.connect();
        if (await servesCluster(client, cluster)) {
          await ensureDatabase(client);
          return { url: `${address}/claimcheck`, client };
        }
        await client.end();
      } catch (error) {
        await client.end().catch(() => undefined);
        // 57P03: starting up or recovering after a crash, which may take a while with much to replay.
        if ((error as { code?: string }).code === "57P03") {
          await pause(200);
          continue;
        }
      }
    }
    if (Date.now() >= until) return null;
    await pause(100);
  }
}

/** A stale postmaster.pid may name a port that another server took meanwhile. */
async function servesCluster(client: pg.Client, cluster: string): Promise<boolean> {
  const { rows } = await client.query<{ data_directory: string }>("SHOW data_directory");
  return path.resolve(rows[0]?.data_directory ?? "") === path.resolve(cluster);
}

async function ensureDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = 'claimcheck'");
  if (rowCount === 0) await client.query("CREATE DATABASE claimcheck");
}

function readPort(cluster: string): number | null {
  try {
    const port = Number(readFileSync(path.join(cluster, "postmaster.pid"), "utf8").split("\n")[3]);
    return Number.isInteger(port) && port > 0 ? port : null;
  } catch {
    return null;
  }
}

function readPassword(dataDir: string): string {
  const file = path.join(dataDir, "postgres-password");
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString("hex"), { mode: 0o600 });
  return readFileSync(file, "utf8").trim();
}

async function initialise(
  cluster: string,
  password: string,
  binaries: PostgresBinaries,
  account: PostgresAccount | null,
): Promise<void> {
  rmSync(cluster, { recursive: true, force: true });
  mkdirSync(cluster, { recursive: true, mode: 0o700 });
  const passwordFile = `${cluster}.pw`;
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (account) for (const owned of [cluster, passwordFile]) chownSync(owned, account.uid, account.gid);
  try {
    // Built in, so equal on every machine: ordered by code point, and letters of all scripts have their cases.
    const locale = ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
    const options = ["--encoding=UTF8", ...locale, "--auth=scram-sha-256", "--username=claimcheck"];
    await run(binaries.initdb, [`--pgdata=${cluster}`, `--pwfile=${passwordFile}`, ...options], account);
  } catch (error) {
    rmSync(cluster, { recursive: true, force: true });
    throw error;
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

async function start(
  cluster: string,
  binaries: PostgresBinaries,
  account: PostgresAccount | null,
): Promise<void> {
  const port = await freePort();
  const settings = Object.entries(SETTINGS).map(([name, value]) => `-c ${name}='${value}'`);
  const options = [`-p ${port}`, ...settings].join(" ");
  const log = path.join(cluster, "server.log");
  const args = ["start", "-D", cluster, "-l", log, "-w", "-t", "300", "-o", options];
  await run(binaries.pgCtl, args, account).catch((cause: unknown) => {
    throw failure(cluster, "The embedded Postgres could not be started.", cause);
  });
}

function failure(cluster: string, message: string, cause?: unknown): ClaimcheckError {
  const log = path.join(cluster, "server.log");
  const tail = existsSync(log) ? readFileSync(log, "utf8").trim().split("\n").slice(-5).join("\n") : "";
  return new ClaimcheckError("database", `${message} Its log (${log}) ends:\n${tail}`, { cause });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** `detached`: Ctrl-C in the terminal goes to the whole process group, and Postgres must outlive its starter. */
function run(command: string, args: readonly string[], account: PostgresAccount | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...account,
      cwd: "/",
      detached: true,
      stdio: ["ignore", "ignore", "pipe"],
      env: { ...process.env, LC_ALL: "C" },
    });
    let complaint = "";
    child.stderr?.on("data", (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    child.once("error", reject);
    // `exit`, not `close`: the started server keeps the pipe of its stderr open.
    child.once("exit", (code) => {
      child.stderr?.destroy();
      if (code === 0) resolve();
      else
        reject(
          new ClaimcheckError("database", `${path.basename(command)} failed (${code}): ${complaint.trim()}`),
        );
    });
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
