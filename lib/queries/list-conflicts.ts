import { db } from "../db/client.ts";
import { decodeStoredText } from "../json/decode-stored-text.ts";

/** The same id with other content than the stored object; texts are decoded. */
export type ConflictRow = {
  readonly seq: number;
  readonly kind: string;
  readonly objectId: string;
  readonly file: string;
  readonly line: number;
  readonly message: string;
};

type Page = { readonly rows: readonly ConflictRow[]; readonly more: boolean };

/** Conflicts of an ingest in the order of the stream, above `after`. */
export async function listConflicts(ingestId: number, after: number, limit: number): Promise<Page> {
  const rows = await db().ingestConflict.findMany({
    where: { ingestId, seq: { gt: after } },
    orderBy: { seq: "asc" },
    take: limit + 1,
  });
  return {
    rows: rows.slice(0, limit).map((row) => ({
      seq: row.seq,
      kind: row.kind,
      objectId: decodeStoredText(row.objectId),
      file: decodeStoredText(row.file),
      line: row.line,
      message: decodeStoredText(row.message),
    })),
    more: rows.length > limit,
  };
}
