import { Prisma } from "../../db/generated/client.ts";
import { readRows } from "../read-rows.ts";
import { toStoredText } from "../to-stored-text.ts";
import type { ReviewProgress } from "./review-progress.ts";

/** Items of a sample, and those that need nothing more of this reviewer. */
export async function getReviewProgress(
  suiteId: number,
  sampleId: number,
  reviewer: string,
): Promise<ReviewProgress> {
  const [row] = await readRows<ReviewProgress>(Prisma.sql`
    with label_of as (
      select l.record_id, l.call_index, count(distinct l.reviewer) filter (where not l.adjudicated) as reviewers,
        bool_or(l.adjudicated or l.reviewer = ${toStoredText(reviewer)}) as enough
      from label l where l.suite_id = ${suiteId} and l.sample = ${sampleId} and not l.withdrawn
      group by l.record_id, l.call_index)
    select count(*)::int as items,
      (count(*) filter (where b.enough or b.reviewers >= s.reviews_per_item))::int as done
    from sample_item i join sample s on s.suite_id = i.suite_id and s.id = i.sample_id
    left join label_of b on b.record_id = i.record_id and b.call_index is not distinct from i.call_index
    where i.suite_id = ${suiteId} and i.sample_id = ${sampleId}`);
  return row ?? { items: 0, done: 0 };
}
