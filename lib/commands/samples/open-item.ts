import { withTransaction } from "../../db/with-transaction.ts";
import { checkReviewer } from "./check-reviewer.ts";
import type { LeaseHolder } from "./lease-holder.ts";
import { leaseItem } from "./lease-item.ts";
import { lockLeases } from "./lock-leases.ts";
import type { ReviewItem } from "./review-item.ts";

/**
 * Opens a certain item for a reviewer: to go back to it, or to keep it longer. Held as by `nextItem`, whoever else
 * has it: a second label is a second opinion.
 */
export async function openItem(
  suiteId: number,
  sampleId: number,
  position: number,
  by: LeaseHolder,
): Promise<ReviewItem> {
  checkReviewer(by.reviewer);
  return withTransaction(async (client) => {
    await lockLeases(client, sampleId);
    return leaseItem(client, { suiteId, sampleId, position }, by);
  });
}
