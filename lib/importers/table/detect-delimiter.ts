import { CsvRows } from "./csv-rows.ts";

export const DELIMITERS = [",", "\t", ";", "|"] as const;
const LOOKED_AT = 50;
/** So many of the first rows must be as wide as the header: a table may have a broken row among them. */
const ALIKE = 0.8;

export type Delimiter = (typeof DELIMITERS)[number];

/** The beginning of a table of text: what parts its cells, and its first rows. */
export type TableHead = { readonly delimiter: Delimiter; readonly rows: readonly (readonly string[])[] };

/**
 * What the first rows of a text are a table by: the delimiter that gives nearly all of them as many cells as the
 * first has, at least two, the most where several do. Null where none does, or there is one row alone.
 *
 * @example detectDelimiter("a;b\n1;2,5\n", true)?.delimiter // ";"
 */
export function detectDelimiter(text: string, complete: boolean): TableHead | null {
  if (text.includes("\0")) return null;
  let best: TableHead | null = null;
  for (const delimiter of DELIMITERS) {
    const reader = new CsvRows(delimiter, 1);
    const read = [...reader.push(text), ...(complete ? reader.end() : [])].slice(0, LOOKED_AT);
    const rows = read.flatMap((row) => ("cells" in row ? [row.cells] : []));
    const width = rows[0]?.length ?? 0;
    const alike = rows.filter((cells) => cells.length === width);
    if (alike.length < 2 || width < 2 || alike.length < read.length * ALIKE) continue;
    if (best === null || width > (best.rows[0]?.length ?? 0)) best = { delimiter, rows };
  }
  return best;
}
