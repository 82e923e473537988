import type { TrendChange } from "@/lib/queries/trends/trend-changes";

/** A stretch of places with one text: from a place to the one before the next piece. */
export type LanePiece = { readonly from: number; readonly to: number; readonly text: string | null };

/**
 * The stretches between changes of one kind, over `length` places. `first` is the text before any change; of
 * several changes at one place the last counts.
 *
 * @example lanePieces(4, "a", [{ what: "model", place: 2, from: "a", to: "b" }])
 * // [{ from: 0, to: 2, text: "a" }, { from: 2, to: 4, text: "b" }]
 */
export function lanePieces(
  length: number,
  first: string | null,
  changes: readonly TrendChange[],
): readonly LanePiece[] {
  const starts = new Map<number, string | null>([[0, first]]);
  for (const { place, to } of changes) starts.set(place, to);
  const sorted = [...starts].sort(([a], [b]) => a - b);
  return sorted.map(([from, text], i) => ({ from, to: sorted[i + 1]?.[0] ?? length, text }));
}
