import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import type { PostgresAccount } from "./postgres-account.ts";
import { SHARED_STATE_DIR } from "./postgres-binaries.ts";

/**
 * Where the database files of a data folder lie: inside it, but for root where the account that Postgres is lent
 * can't enter the folder (a project under /root): then under /var/lib/claimcheck.
 */
export function clusterDir(dataDir: string, account: PostgresAccount | null): string {
  const inside = path.join(dataDir, "postgres");
  if (!account || existsSync(path.join(inside, "PG_VERSION")) || canEnter(dataDir, account)) return inside;
  const name = createHash("sha256").update(path.resolve(dataDir)).digest("hex").slice(0, 16);
  const own = path.join(SHARED_STATE_DIR, name);
  mkdirSync(own, { recursive: true });
  // The account must be able to walk through, whatever umask made them.
  for (const folder of [SHARED_STATE_DIR, own]) chmodSync(folder, 0o755);
  return path.join(own, "postgres");
}

function canEnter(dir: string, account: PostgresAccount): boolean {
  return spawnSync("ls", ["-d", `${dir}/.`], { ...account, stdio: "ignore", cwd: "/" }).status === 0;
}
