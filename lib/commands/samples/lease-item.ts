import type { PoolClient } from "pg";
import { ClaimcheckError } from "../../claimcheck-error.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import { itemId } from "../../labels/item-id.ts";
import { listItemLabels } from "../../queries/samples/list-item-labels.ts";
import { stored } from "../ingest/stored.ts";
import type { LeaseHolder } from "./lease-holder.ts";
import type { ReviewItem } from "./review-item.ts";

const LEASE_MINUTES = 10;

type Row = { record_id: string; call_index: number | null; nth: number; expires_at: Date };

/**
 * Gives an item to a reviewer, or keeps it longer with the one who has it. What another tab of theirs has open stays
 * with that tab.
 */
export async function leaseItem(
  client: PoolClient,
  at: { readonly suiteId: number; readonly sampleId: number; readonly position: number },
  { reviewer, holder }: LeaseHolder,
): Promise<ReviewItem> {
  const { suiteId, sampleId, position } = at;
  const { rows } = await client.query<Row>(
    `with lease as (
       insert into sample_lease as l (suite_id, sample_id, position, reviewer, holder, expires_at)
       select suite_id, sample_id, position, $4, $6, now() + make_interval(mins => $5) from sample_item
       where suite_id = $1 and sample_id = $2 and position = $3
       on conflict (suite_id, sample_id, position, reviewer) do update set
         holder = case when l.expires_at > now() then l.holder else excluded.holder end,
         expires_at = case when l.expires_at > now() and l.holder <> excluded.holder then l.expires_at
           else excluded.expires_at end
       returning expires_at)
     select i.record_id, i.call_index, lease.expires_at,
       (select count(*) + 1 from sample_item b where b.suite_id = $1 and b.sample_id = $2 and b.position < i.position)::int as nth
     from sample_item i, lease where i.suite_id = $1 and i.sample_id = $2 and i.position = $3`,
    [suiteId, sampleId, position, stored(reviewer), LEASE_MINUTES, stored(holder)],
  );
  const row = rows[0];
  if (!row) throw new ClaimcheckError("not_found", "The sample has no such item.");
  const labels = await listItemLabels(client, at);
  const recordId = decodeStoredText(row.record_id);
  return {
    position,
    order: row.nth,
    itemId: itemId(recordId, row.call_index),
    recordId,
    callIndex: row.call_index,
    expiresAt: row.expires_at,
    own: labels.filter((label) => label.reviewer === reviewer && !label.withdrawn),
  };
}
