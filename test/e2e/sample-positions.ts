import { inject } from "vitest";
import { reviewPosition } from "../../lib/review/review-position.ts";

/** The positions of a sample's items, in the order of review; the units are among `itemIds`. */
export async function samplePositions(
  { suite, sample, seed }: { readonly suite: string; readonly sample: number; readonly seed: string },
  itemIds: readonly string[],
): Promise<number[]> {
  const base = `${inject("serverUrl")}/api/suites/${encodeURIComponent(suite)}/samples/${sample}/items`;
  const found: number[] = [];
  for (const id of itemIds) {
    const position = reviewPosition(seed, id);
    if ((await fetch(`${base}/${position}`)).ok) found.push(position);
  }
  return found.sort((a, b) => a - b);
}
