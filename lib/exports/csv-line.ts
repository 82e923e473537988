import { csvCell } from "./csv-cell.ts";

/**
 * A CSV line of some values, ending in CR LF, with one cell more: the names of the columns whose cells had to be
 * changed (see `csvCell`), so that a reader can undo it.
 *
 * @example csvLine(["case"], ["=1"]) // "\"'=1\",\"case\"\r\n"
 */
export function csvLine(columns: readonly string[], values: readonly (string | number | null)[]): string {
  const cells = values.map(csvCell);
  const changed = columns.filter((_, index) => cells[index]?.changed);
  return `${[...cells, csvCell(changed.join(" "))].map(({ text }) => text).join(",")}\r\n`;
}
