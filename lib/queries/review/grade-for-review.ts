import { getGradedRecord } from "../record/get-graded-record.ts";
import type { GradedRecord } from "../record/graded-record.ts";
import type { RecordHead } from "../record/record-head.ts";
import type { ReviewPlace } from "./review-place.ts";
import { withoutVerdict } from "./without-verdict.ts";

/** A record as a reviewer may see it: in a blind sample without anything that comes of a verdict. */
export async function gradeForReview(
  head: RecordHead,
  { suiteId, instrument, blind }: ReviewPlace,
): Promise<GradedRecord> {
  const graded = await getGradedRecord(head, { suiteId, instrument, alternative: null });
  return blind ? withoutVerdict(graded) : graded;
}
