import { db } from "../db/client.ts";
import { TABLE_MAPPING, type TableMapping } from "../importers/table/schema.ts";
import { decodeStoredText } from "../json/decode-stored-text.ts";
import { columnsHash } from "./columns-hash.ts";

export type KeptMapping = { readonly name: string; readonly mapping: TableMapping };

/** The mappings that a suite keeps for tables of these columns, the newest first. */
export async function listTableMappings(
  suiteId: number,
  columns: readonly string[],
): Promise<readonly KeptMapping[]> {
  const rows = await db().tableMapping.findMany({
    where: { suiteId, columnsHash: columnsHash(columns) },
    orderBy: { updatedAt: "desc" },
  });
  return rows.flatMap(({ name, mapping }) => {
    // One that was kept before a field was renamed is offered no more.
    const read = TABLE_MAPPING.safeParse(JSON.parse(decodeStoredText(mapping)));
    return read.success ? [{ name: decodeStoredText(name), mapping: read.data }] : [];
  });
}
