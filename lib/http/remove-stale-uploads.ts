import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { uploadsDir } from "./uploads-dir.ts";

/** Removes what uploads of processes that died have left on the disk. Returns how many. */
export async function removeStaleUploads(): Promise<number> {
  const names = await readdir(uploadsDir()).catch(() => []);
  const stale = names.filter((name) => {
    const pid = /^upload-(\d+)-/.exec(name)?.[1];
    return pid !== undefined && !isAlive(Number(pid));
  });
  for (const name of stale) await rm(join(uploadsDir(), name), { recursive: true, force: true });
  return stale.length;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "ESRCH";
  }
}
