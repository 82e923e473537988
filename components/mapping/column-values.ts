import type { TableLook } from "@/lib/http/table-look";

/**
 * The different values of a column in the rows that are known, in their order; empty ones left out.
 *
 * @example columnValues(table, "verdict") // ["PASS", "FAIL"]
 */
export function columnValues(table: TableLook, column: string | undefined, most = 20): readonly string[] {
  const at = column === undefined ? -1 : table.columns.indexOf(column);
  if (at === -1) return [];
  const values = new Set<string>();
  for (const row of table.rows) {
    const value = row[at] ?? "";
    if (value !== "") values.add(value);
    if (values.size === most) break;
  }
  return [...values];
}
