import { db } from "../db/client.ts";
import { encodeStoredText } from "../json/encode-stored-text.ts";
import type { IngestRow } from "./ingest-row.ts";
import type { SuiteRow } from "./suite-row.ts";
import { toIngestRow } from "./to-ingest-row.ts";

type Page = { readonly rows: readonly IngestRow[]; readonly more: boolean };

/** A suite's ingests, newest first, below `before`. Those that broke before they reached the suite are among them. */
export async function listIngests(suite: SuiteRow, before: number | null, limit = 50): Promise<Page> {
  const below = before === null ? {} : { id: { lt: before } };
  const newest = { orderBy: { id: "desc" as const }, take: limit + 1 };
  const [own, unplaced] = await Promise.all([
    db().ingest.findMany({ where: { suiteId: suite.id, ...below }, ...newest }),
    db().ingest.findMany({
      where: { suiteId: null, suiteName: encodeStoredText(suite.name), ...below },
      ...newest,
    }),
  ]);
  const rows = [...own, ...unplaced].sort((a, b) => b.id - a.id);
  return { rows: rows.slice(0, limit).map(toIngestRow), more: rows.length > limit };
}
