import { Prisma } from "../../db/generated/client.ts";
import type { ReviewProgress } from "../../review/review-progress.ts";
import { readRows } from "../read-rows.ts";
import { toStoredText } from "../to-stored-text.ts";

type Row = { items: number; done: number; own: number[] | null };

/**
 * How far a reviewer is with a sample, and the positions that they have labelled, in the order of their newest labels.
 * One statement: a label that comes meanwhile is in both or in neither.
 */
export async function getReviewStanding(
  suiteId: number,
  sampleId: number,
  reviewer: string,
): Promise<{ readonly progress: ReviewProgress; readonly own: readonly number[] }> {
  const name = toStoredText(reviewer);
  const [row] = await readRows<Row>(Prisma.sql`
    with label_of as (
      select l.record_id, l.call_index, count(distinct l.reviewer) filter (where not l.adjudicated) as reviewers,
        bool_or(l.adjudicated or l.reviewer = ${name}) as enough,
        max(l.labelled_at) filter (where l.reviewer = ${name} and not l.adjudicated) as own_at,
        max(l.id) filter (where l.reviewer = ${name} and not l.adjudicated) as own_id
      from label l where l.suite_id = ${suiteId} and l.sample = ${sampleId} and not l.withdrawn
      group by l.record_id, l.call_index)
    select count(*)::int as items,
      (count(*) filter (where b.enough or b.reviewers >= s.reviews_per_item))::int as done,
      array_agg(i.position order by b.own_at, b.own_id) filter (where b.own_id is not null) as own
    from sample_item i join sample s on s.suite_id = i.suite_id and s.id = i.sample_id
    left join label_of b on b.record_id = i.record_id and b.call_index is not distinct from i.call_index
    where i.suite_id = ${suiteId} and i.sample_id = ${sampleId}`);
  const { items = 0, done = 0, own = null } = row ?? {};
  return { progress: { items, done }, own: own ?? [] };
}
