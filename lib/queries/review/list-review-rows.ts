import { ClaimcheckError } from "../../claimcheck-error.ts";
import { alignCall } from "../../evidence/align-call.ts";
import type { EvidenceRow } from "../../evidence/evidence.ts";
import { sectionsOf } from "../../evidence/sections-of.ts";
import { alignInputOf } from "../record/align-input-of.ts";
import { getRecord } from "../record/get-record.ts";
import { loadCallTexts } from "../record/load-call-texts.ts";
import { gradeForReview } from "./grade-for-review.ts";
import type { ReviewPlace } from "./review-place.ts";

const ROWS = 200;

type Wanted = {
  readonly callIndex: number | null;
  readonly expectedIndex: number | null;
  readonly from: number;
};

/** More rows of one call, in their order, as a reviewer may see them. Throws `not_found`. */
export async function listReviewRows(
  place: ReviewPlace,
  { callIndex, expectedIndex, from }: Wanted,
): Promise<{ readonly rows: readonly EvidenceRow[]; readonly rowCount: number }> {
  const head = await getRecord(place.suiteId, place.recordId);
  const graded = await gradeForReview(head, place);
  const section = sectionsOf(graded.evidence, graded.calls.length, graded.evidence.expected.length).find(
    (one) => one.callIndex === callIndex && one.expectedIndex === expectedIndex,
  );
  if (section === undefined) throw new ClaimcheckError("not_found", "The record has no such call.");
  const texts =
    callIndex === null
      ? null
      : ((await loadCallTexts(place.suiteId, head.key, [callIndex])).get(callIndex) ?? null);
  const { rows, rowCount } = alignCall(alignInputOf(graded, section, texts), { from, limit: ROWS });
  return { rows, rowCount };
}
