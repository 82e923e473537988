import { readFile } from "node:fs/promises";
import { ClaimcheckError } from "../claimcheck-error.ts";
import type { Importer } from "../importers/importer.ts";
import { createTableImporter } from "../importers/table/create-table-importer.ts";
import { parseMapping } from "../sources/parse-mapping.ts";

/**
 * The importer of tables that the mapping at `path` describes, JSON or YAML, alone in a list; none where no path is
 * given.
 *
 * @throws ClaimcheckError where it can't be read or is no mapping.
 */
export async function readMapping(path: string | null): Promise<Importer[]> {
  if (path === null) return [];
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch (cause) {
    const message = `The mapping ${path} can't be read: ${(cause as Error).message}`;
    throw new ClaimcheckError("unreadable", message, { cause });
  }
  return [createTableImporter(parseMapping(text, `The mapping ${path}`))];
}
