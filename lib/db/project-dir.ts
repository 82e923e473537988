import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The folder that holds package.json. A bundle lies elsewhere than this file, so the server says it by environment. */
export function projectDir(): string {
  const said = process.env.CLAIMCHECK_PROJECT;
  if (said) return said;
  const beside = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
  return existsSync(path.join(beside, "prisma/schema.prisma")) ? beside : process.cwd();
}
