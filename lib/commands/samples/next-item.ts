import { ClaimcheckError } from "../../claimcheck-error.ts";
import { withTransaction } from "../../db/with-transaction.ts";
import { stored } from "../ingest/stored.ts";
import { checkReviewer } from "./check-reviewer.ts";
import { leaseItem } from "./lease-item.ts";
import { lockLeases } from "./lock-leases.ts";
import type { NextItemAnswer } from "./next-item-answer.ts";

/**
 * The next item for a reviewer, in key order, held for ten minutes: one that is open with them already, else one that
 * they have not labelled and that fewer reviewers than wanted have labelled or hold. `except`: positions that the
 * client has at hand. Two reviewers at once never get the same item unless it is to be reviewed more than once.
 */
export async function nextItem(
  suiteId: number,
  sampleId: number,
  reviewer: string,
  { except = [] }: { readonly except?: readonly number[] } = {},
): Promise<NextItemAnswer> {
  checkReviewer(reviewer);
  const name = stored(reviewer);
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
    // Reviewers of an item: who has a label on it that counts, or holds it. An adjudicated one needs nobody more.
    const { rows } = await client.query<{ position: number | null; left: boolean }>(
      `with item as (
         select i.position, i.key, i.record_id, i.call_index from sample_item i
         where i.suite_id = $1 and i.sample_id = $2 and i.position <> all($4::int[])
           and not exists (select from label l where l.suite_id = $1 and l.sample = $2 and l.record_id = i.record_id
             and l.call_index is not distinct from i.call_index and not l.withdrawn
             and (l.reviewer = $3 or l.adjudicated))),
       labelled as (
         select item.position, item.key,
           (select array_agg(distinct l.reviewer) from label l where l.suite_id = $1 and l.sample = $2
             and l.record_id = item.record_id and l.call_index is not distinct from item.call_index
             and not l.withdrawn) as by
         from item),
       open as (
         select position, key, by from labelled where coalesce(cardinality(by), 0) < $5),
       free as (
         select o.position, o.key, exists (select from sample_lease e where e.suite_id = $1 and e.sample_id = $2
             and e.position = o.position and e.reviewer = $3 and e.expires_at > now()) as mine
         from open o
         where coalesce(cardinality(o.by), 0) + (select count(*) from sample_lease e where e.suite_id = $1
           and e.sample_id = $2 and e.position = o.position and e.reviewer <> $3 and e.expires_at > now()
           and not e.reviewer = any(coalesce(o.by, '{}'))) < $5)
       select (select position from free order by mine desc, key limit 1) as position,
         exists (select from open) as left`,
      [suiteId, sampleId, name, [...except], sample.reviews],
    );
    const { position, left } = rows[0] as { position: number | null; left: boolean };
    if (position === null) return { item: null, reason: left ? "all_leased" : "all_done" };
    return { item: await leaseItem(client, { suiteId, sampleId, position }, reviewer) };
  });
}
