/**
 * The version of a level that was the newest when something came in; the oldest, where all were made later.
 * Null where the level has none.
 */
export function inForceAt<T extends { readonly version: number; readonly createdAt: Date }>(
  ofLevel: readonly T[],
  at: Date,
): T | null {
  const oldestFirst = [...ofLevel].sort((a, b) => a.version - b.version);
  return oldestFirst.findLast((one) => one.createdAt <= at) ?? oldestFirst[0] ?? null;
}
