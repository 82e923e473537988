import { db } from "../../db/client.ts";
import { stored } from "../ingest/stored.ts";
import type { LeaseHolder } from "./lease-holder.ts";
import { openItem } from "./open-item.ts";
import type { ReviewItem } from "./review-item.ts";
import { withdrawLabel } from "./withdraw-label.ts";

/**
 * Takes all of a reviewer's labels on an item back, so that no earlier one counts again, and opens the item with
 * them. Again is the same as once. Throws `not_found` for an item that isn't there, `usage` where nobody is named.
 */
export async function withdrawOwnLabels(
  suiteId: number,
  sampleId: number,
  { position, reviewer, holder }: LeaseHolder & { readonly position: number },
): Promise<ReviewItem> {
  const item = await openItem(suiteId, sampleId, position, { reviewer, holder });
  const labels = await db().label.findMany({
    where: {
      suiteId,
      sample: sampleId,
      recordId: stored(item.recordId),
      callIndex: item.callIndex,
      reviewer: stored(reviewer),
      adjudicated: false,
      withdrawn: false,
    },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  for (const { id } of labels)
    await withdrawLabel(suiteId, sampleId, { labelId: String(id), reviewer, holder });
  return { ...item, own: [] };
}
