import { join } from "node:path";
import { dataDir } from "../db/data-dir.ts";

/** Where uploads wait on the disk while they are read. */
export function uploadsDir(): string {
  return join(dataDir(), "uploads");
}
