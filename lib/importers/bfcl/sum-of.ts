const MAX_DEPTH = 10;

/**
 * A count, or the sum of counts that are given per turn and step; null where there is none.
 *
 * @example sumOf([[10, 2], [3]]) // 15
 */
export function sumOf(value: unknown, depth = 0): number | null {
  if (typeof value === "number") return value >= 0 && Number.isFinite(value) ? value : null;
  if (!Array.isArray(value) || depth > MAX_DEPTH) return null;
  const known = value.map((one) => sumOf(one, depth + 1)).filter((one) => one !== null);
  return known.length === 0 ? null : known.reduce((total, one) => total + one, 0);
}
