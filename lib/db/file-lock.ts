import { closeSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { ClaimcheckError } from "../claimcheck-error.ts";

/** Runs `work` while holding a lock file. A lock whose holder is dead is taken over. */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  await take(file);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

async function take(file: string): Promise<void> {
  const until = Date.now() + 120_000;
  for (;;) {
    try {
      const handle = openSync(file, "wx");
      writeSync(handle, String(process.pid));
      closeSync(handle);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    if (holderIsDead(file)) rmSync(file, { force: true });
    if (Date.now() > until) {
      throw new ClaimcheckError(
        "busy",
        `Another process is starting or stopping the database (${file}); it did not finish in two minutes.`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 50));
  }
}

function holderIsDead(file: string): boolean {
  try {
    const pid = Number(readFileSync(file, "utf8"));
    if (!Number.isInteger(pid) || pid <= 0) return false;
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}
