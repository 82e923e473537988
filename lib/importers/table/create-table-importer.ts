import { headObjectStarts } from "../head-object-starts.ts";
import type { Head, Importer } from "../importer.ts";
import { JsonMembers } from "../json-members.ts";
import { delimiterFor, headerOf } from "./delimiter-for.ts";
import { mappedColumns } from "./mapped-columns.ts";
import type { TableMapping } from "./schema.ts";
import { TABLE_FORMAT } from "./table-format.ts";
import { TableReader } from "./table-reader.ts";

/**
 * The importer of the tables that a mapping was made for: it knows a table by having all the columns that the mapping
 * names, and no other file.
 *
 * @example createTableImporter({ rows: "calls", columns: { case_id: "case", tool: "tool", arguments: "args" } })
 */
export function createTableImporter(mapping: TableMapping): Importer {
  const wanted = mappedColumns(mapping);
  return {
    ...TABLE_FORMAT,
    detect: (head) =>
      isSuch(head, mapping, wanted)
        ? { certainty: "certain", why: `a table with the columns of the mapping: ${wanted.join(", ")}` }
        : null,
    createReader: () => new TableReader(mapping),
  };
}

function isSuch(head: Head, mapping: TableMapping, wanted: readonly string[]): boolean {
  const { framing, text } = head;
  if (framing === "text" || framing === "yaml") {
    const delimiter = text.includes("\0") ? null : delimiterFor(mapping, text);
    if (delimiter === null) return false;
    const header = headerOf(text, delimiter);
    const names = mapping.header === false ? header.map((_, at) => String(at + 1)) : header;
    return wanted.every((column) => names.includes(column));
  }
  // What one object lacks another may have, and of a long one the head shows the beginning.
  const keys = new Set(headObjectStarts(head).flatMap((start) => new JsonMembers(text, start).keys));
  const has = (column: string) => keys.has(column) || keys.has(column.split(".")[0] ?? "");
  return keys.size > 0 && (head.complete ? wanted.every(has) : has(mapping.columns.case_id ?? ""));
}
