import { execFileSync } from "node:child_process";

/** The user that Postgres runs as. Postgres refuses to run as root, so root lends it another account. */
export type PostgresAccount = { readonly uid: number; readonly gid: number };

/** Null where this process is not root (or the platform has no users): Postgres then runs as ourselves. */
export function postgresAccount(): PostgresAccount | null {
  if (process.getuid?.() !== 0) return null;
  return findAccount("postgres") ?? findAccount("nobody") ?? { uid: 65534, gid: 65534 };
}

function findAccount(name: string): PostgresAccount | null {
  try {
    const id = (flag: string) =>
      Number(execFileSync("id", [flag, name], { encoding: "utf8", stdio: "pipe" }).trim());
    return { uid: id("-u"), gid: id("-g") };
  } catch {
    return null;
  }
}
