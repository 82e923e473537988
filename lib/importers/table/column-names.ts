/**
 * The names of a header's cells: white space around them dropped, one without a name numbered, one that stands there
 * again numbered too.
 *
 * @example columnNames(["id", " tool", "", "id"]) // ["id", "tool", "3", "id (4)"]
 */
export function columnNames(cells: readonly string[]): string[] {
  const seen = new Set<string>();
  return cells.map((cell, at) => {
    const name = cell.trim() || String(at + 1);
    const own = seen.has(name) ? `${name} (${at + 1})` : name;
    seen.add(own);
    return own;
  });
}
