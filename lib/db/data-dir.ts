import path from "node:path";
import { projectDir } from "./project-dir.ts";

/** Where the embedded database and spooled uploads live: `CLAIMCHECK_DATA`, else `.claimcheck` in the project. */
export function dataDir(): string {
  const chosen = process.env.CLAIMCHECK_DATA;
  return chosen ? path.resolve(chosen) : path.join(projectDir(), ".claimcheck");
}
