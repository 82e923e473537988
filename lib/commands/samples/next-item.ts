import { ClaimcheckError } from "../../claimcheck-error.ts";
import { withTransaction } from "../../db/with-transaction.ts";
import { stored } from "../ingest/stored.ts";
import { checkReviewer } from "./check-reviewer.ts";
import type { LeaseHolder } from "./lease-holder.ts";
import { leaseItem } from "./lease-item.ts";
import { lockLeases } from "./lock-leases.ts";
import type { NextItemAnswer } from "./next-item-answer.ts";

/**
 * The next item for a reviewer, in the order of review, held for ten minutes: one that is open in this tab of theirs
 * already, else one that they have not labelled and that fewer reviewers than wanted have labelled or hold. `except`:
 * positions that the client has at hand. Two reviewers at once never get the same item unless it is to be reviewed
 * more than once, and two tabs of one reviewer never do.
 */
export async function nextItem(
  suiteId: number,
  sampleId: number,
  by: LeaseHolder,
  { except = [] }: { readonly except?: readonly number[] } = {},
): Promise<NextItemAnswer> {
  checkReviewer(by.reviewer);
  return withTransaction(async (client) => {
    await lockLeases(client, sampleId);
    const samples = await client.query<{ reviews: number; stopped: boolean }>(
      `select reviews_per_item as reviews, stopped_at is not null as stopped from sample
       where suite_id = $1 and id = $2`,
      [suiteId, sampleId],
    );
    const sample = samples.rows[0];
    if (!sample) throw new ClaimcheckError("not_found", "There is no such sample.");
    if (sample.stopped) return { item: null, reason: "stopped" };
    // Who has a label on an item that counts, or holds it, is one of its reviewers; an adjudicated one needs no more.
    const { rows } = await client.query<{ position: number | null; left: boolean }>(
      `with labelled as materialized (
         select record_id, coalesce(call_index, -1) as call_index, array_agg(distinct reviewer) as by,
           bool_or(reviewer = $3 or adjudicated) as done
         from label where suite_id = $1 and sample = $2 and not withdrawn group by 1, 2),
       held as materialized (
         select position, array_agg(reviewer) as by, bool_or(reviewer = $3 and holder = $6) as here,
           bool_or(reviewer = $3 and holder <> $6) as elsewhere from sample_lease
         where suite_id = $1 and sample_id = $2 and expires_at > now() group by 1),
       open as materialized (
         select i.position, coalesce(l.by, '{}') as labelled_by, coalesce(h.by, '{}') as held_by,
           coalesce(h.here, false) as here, coalesce(h.elsewhere, false) as elsewhere
         from sample_item i
         left join labelled l on l.record_id = i.record_id and l.call_index = coalesce(i.call_index, -1)
         left join held h on h.position = i.position
         where i.suite_id = $1 and i.sample_id = $2 and i.position <> all($4::int[])
           and not coalesce(l.done, false) and coalesce(cardinality(l.by), 0) < $5),
       free as (
         select position, here from open
         where not elsewhere and cardinality(labelled_by) + (select count(*) from unnest(held_by) as h (reviewer)
           where h.reviewer <> $3 and h.reviewer <> all(labelled_by)) < $5)
       select (select position from free order by here desc, position limit 1) as position,
         exists (select from open) as left`,
      [suiteId, sampleId, stored(by.reviewer), [...except], sample.reviews, stored(by.holder)],
    );
    const { position, left } = rows[0] as { position: number | null; left: boolean };
    if (position === null) return { item: null, reason: left ? "all_leased" : "all_done" };
    return { item: await leaseItem(client, { suiteId, sampleId, position }, by) };
  });
}
