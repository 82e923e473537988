import { encodeStoredText } from "../../json/encode-stored-text.ts";
import { getRecord } from "../record/get-record.ts";
import { trajectoryPage } from "../record/trajectory-page.ts";
import { gradeForReview } from "./grade-for-review.ts";
import { listReviewSections } from "./list-review-sections.ts";
import type { ReviewEvidence } from "./review-evidence.ts";
import type { ReviewPlace } from "./review-place.ts";
import { toCaseSheet } from "./to-case-sheet.ts";

/** What a reviewer reads of one item. Throws `not_found` where the record is gone. */
export async function getReviewEvidence(place: ReviewPlace): Promise<ReviewEvidence> {
  const { suiteId, suite, sampleId, position, blind } = place;
  const head = await getRecord(suiteId, place.recordId);
  const graded = await gradeForReview(head, place);
  const wanted = { suiteId, recordKey: head.key, show: "all", from: 0 } as const;
  return {
    caseId: head.caseId,
    trial: head.trial,
    runId: head.run.runId,
    model: head.run.model,
    sections: await listReviewSections(blind, graded, wanted),
    trajectory: graded.calls.length > 1 ? trajectoryPage(graded, 0) : null,
    sheet: graded.source === null ? null : toCaseSheet(graded.source),
    finalMessage: head.finalMessage,
    world: head.world,
    messages: head.messages?.length ?? null,
    api: `/api/suites/${encodeURIComponent(encodeStoredText(suite))}/samples/${sampleId}/items/${position}`,
  };
}
