import { createHash } from "node:crypto";

/** What tells tables of the same columns, in the same order: SHA-256 of their names, hex. */
export function columnsHash(columns: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(columns)).digest("hex");
}
