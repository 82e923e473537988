/**
 * A size for people, decimal units: `48.0 MB`; a dash where it is not known.
 *
 * @example bytes(48_000_000) // "48.0 MB"
 */
export function bytes(count: number | null): string {
  if (count === null) return "—";
  const units = ["B", "kB", "MB", "GB", "TB"];
  let value = count;
  let unit = 0;
  while (value >= 999.95 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${unit === 0 ? value : value.toFixed(1)} ${units[unit]}`;
}
