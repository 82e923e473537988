import { db } from "../db/client.ts";
import { TABLE_MAPPING, type TableMapping } from "../importers/table/schema.ts";
import { decodeStoredText } from "../json/decode-stored-text.ts";
import { encodeStoredText } from "../json/encode-stored-text.ts";

/** The mapping that a suite keeps under a name; null where it keeps none. */
export async function findTableMapping(suiteId: number, name: string): Promise<TableMapping | null> {
  const row = await db().tableMapping.findUnique({
    where: { suiteId_name: { suiteId, name: encodeStoredText(name) } },
  });
  return row === null
    ? null
    : (TABLE_MAPPING.safeParse(JSON.parse(decodeStoredText(row.mapping))).data ?? null);
}
