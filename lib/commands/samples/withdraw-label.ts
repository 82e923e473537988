import { ClaimcheckError } from "../../claimcheck-error.ts";
import { withTransaction } from "../../db/with-transaction.ts";
import { stored } from "../ingest/stored.ts";
import type { LeaseHolder } from "./lease-holder.ts";
import { leaseItem } from "./lease-item.ts";
import { lockLeases } from "./lock-leases.ts";
import { writeAudit } from "./write-audit.ts";

/**
 * Takes a reviewer's own label back: it stays in the history and counts no more; an earlier one of theirs on the item
 * counts again. The item is open with them then. Taking it back twice is the same as once.
 *
 * @throws ClaimcheckError `not_found` where the reviewer has no such label in this sample.
 */
export async function withdrawLabel(
  suiteId: number,
  sampleId: number,
  { labelId, reviewer, holder }: LeaseHolder & { readonly labelId: string },
): Promise<{ readonly position: number }> {
  if (!/^\d{1,18}$/.test(labelId)) throw noSuchLabel();
  return withTransaction(async (client) => {
    await lockLeases(client, sampleId);
    const { rows } = await client.query<{ position: number; withdrawn: boolean }>(
      `select i.position, l.withdrawn from label l
       join sample_item i on i.suite_id = l.suite_id and i.sample_id = l.sample and i.record_id = l.record_id
         and i.call_index is not distinct from l.call_index
       where l.suite_id = $1 and l.sample = $2 and l.id = $3 and l.reviewer = $4`,
      [suiteId, sampleId, labelId, stored(reviewer)],
    );
    const found = rows[0];
    if (!found) throw noSuchLabel();
    const { position } = found;
    if (!found.withdrawn) {
      await client.query("update label set withdrawn = true where suite_id = $1 and id = $2", [
        suiteId,
        labelId,
      ]);
      const detail = { sample: sampleId, label: labelId };
      await writeAudit(client, { suiteId, actor: reviewer, action: "withdraw_label", detail });
    }
    await leaseItem(client, { suiteId, sampleId, position }, { reviewer, holder });
    return { position };
  });
}

function noSuchLabel(): ClaimcheckError {
  return new ClaimcheckError("not_found", "There is no such label of yours in this sample.");
}
