import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import { ClaimcheckError } from "../claimcheck-error.ts";
import type { Importer } from "../importers/importer.ts";
import { issueText } from "../importers/issue-text.ts";
import { createTableImporter } from "../importers/table/create-table-importer.ts";
import { TABLE_MAPPING } from "../importers/table/schema.ts";

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
    throw new ClaimcheckError(
      "unreadable",
      `The mapping ${path} can't be read: ${(cause as Error).message}`,
      {
        cause,
      },
    );
  }
  let value: unknown;
  try {
    // JSON is YAML too. Column names are text, whatever they look like.
    value = parse(text.replace(/^\ufeff/, ""), { maxAliasCount: 0 });
  } catch (cause) {
    throw new ClaimcheckError(
      "usage",
      `The mapping ${path} is neither JSON nor YAML: ${(cause as Error).message}`,
      {
        cause,
      },
    );
  }
  const mapping = TABLE_MAPPING.safeParse(value);
  if (mapping.success) return [createTableImporter(mapping.data)];
  const { path: field, message } = issueText(mapping.error.issues, value);
  throw new ClaimcheckError(
    "usage",
    `The mapping ${path} is not right: ${field === "" ? "" : `${field} `}${message}.`,
  );
}
