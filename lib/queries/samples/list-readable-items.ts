import { isComplete } from "./is-complete.ts";
import { listSampleItems } from "./list-sample-items.ts";
import type { SampleItemRow } from "./sample-item-row.ts";
import type { SampleRow } from "./sample-row.ts";

/**
 * A sample's items in the order of review, with everything that may be read without spoiling the review: all of an item that
 * needs no label more, of another one what `reviewer` (null: nobody) may know already.
 */
export async function listReadableItems(
  suiteId: number,
  sample: SampleRow,
  reviewer: string | null,
): Promise<readonly SampleItemRow[]> {
  const all = await listSampleItems(suiteId, sample, { reveal: "all" });
  const { blind, reviewsPerItem } = sample;
  if (sample.progress.finished || (!blind && reviewsPerItem === 1)) return all;
  const known = await listSampleItems(suiteId, sample, { reveal: { reviewer: reviewer ?? "" } });
  return all.map((item, at) => {
    const { effective } = item;
    const over = isComplete(effective, reviewsPerItem) || effective.reviewers >= reviewsPerItem;
    return over ? item : (known[at] ?? item);
  });
}
