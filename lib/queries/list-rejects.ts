import { db } from "../db/client.ts";
import { decodeOptionalText } from "../json/decode-optional-text.ts";
import { decodeStoredText } from "../json/decode-stored-text.ts";
import type { RejectRow } from "./reject-row.ts";

type Page = { readonly rows: readonly RejectRow[]; readonly more: boolean };

/** Rejects of an ingest in the order of the stream, above `after`. */
export async function listRejects(ingestId: number, after: number, limit: number): Promise<Page> {
  const rows = await db().ingestReject.findMany({
    where: { ingestId, seq: { gt: after } },
    orderBy: { seq: "asc" },
    take: limit + 1,
  });
  return {
    rows: rows.slice(0, limit).map((row) => ({
      seq: row.seq,
      file: decodeStoredText(row.file),
      line: row.line,
      path: decodeOptionalText(row.path),
      code: row.code,
      message: decodeStoredText(row.message),
      source: decodeStoredText(row.source),
    })),
    more: rows.length > limit,
  };
}
