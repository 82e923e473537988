import type { PageCursor } from "./page-cursor.ts";

/** A cursor as text for a URL; `sort` goes into it, so that another order refuses it. `decodeCursor` reads it. */
export function encodeCursor(sort: string, cursor: PageCursor): string {
  return Buffer.from(JSON.stringify([sort, ...cursor]), "utf8").toString("base64url");
}
