import { columnNames } from "./column-names.ts";
import { CsvRows } from "./csv-rows.ts";
import { DELIMITERS, type Delimiter, detectDelimiter } from "./detect-delimiter.ts";
import { mappedColumns } from "./mapped-columns.ts";
import type { TableMapping } from "./schema.ts";

/**
 * The delimiter by which the text is the table that a mapping was made for: the one that it names, else the one by
 * which the header has all its columns, else the one that fits the first rows. Null where none does.
 */
export function delimiterFor(mapping: TableMapping, text: string): Delimiter | null {
  if (mapping.delimiter !== undefined) return mapping.delimiter;
  const wanted = mappedColumns(mapping);
  const named = DELIMITERS.find((delimiter) => {
    const header = headerOf(text, delimiter);
    return (mapping.header ?? true) && wanted.every((column) => header.includes(column));
  });
  const fits = () => detectDelimiter(text, false) ?? detectDelimiter(text, true);
  return named ?? fits()?.delimiter ?? null;
}

/** The names of the columns by that delimiter; empty where there is no row. */
export function headerOf(text: string, delimiter: Delimiter): string[] {
  const rows = new CsvRows(delimiter, 1);
  // The first row may be all there is, without a line end.
  const first = [...rows.push(text), ...rows.end()].find((row) => "cells" in row);
  return first !== undefined && "cells" in first ? columnNames(first.cells) : [];
}
