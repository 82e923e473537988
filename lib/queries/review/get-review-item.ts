import { ClaimcheckError } from "../../claimcheck-error.ts";
import type { SuiteRow } from "../suite-row.ts";
import { findReviewItem } from "./find-review-item.ts";
import { getInstrumentSaid } from "./get-instrument-said.ts";
import { getReviewEvidence } from "./get-review-evidence.ts";
import type { ReviewItemView } from "./review-item-view.ts";

type Wanted = {
  readonly suite: Pick<SuiteRow, "id" | "name">;
  readonly sampleId: number;
  readonly position: number;
  /** null: nobody said who is asking. */
  readonly reviewer: string | null;
};

/**
 * One item as this reviewer may see it. In a blind sample what the instrument said is told once the reviewer has
 * labelled it, or nobody has to any more; what others said, only then. Throws `not_found`.
 */
export async function getReviewItem({
  suite,
  sampleId,
  position,
  reviewer,
}: Wanted): Promise<ReviewItemView> {
  const found = await findReviewItem(suite, sampleId, position);
  if (found === null) throw new ClaimcheckError("not_found", `The sample has no item ${position}.`);
  const { place, order, verdict, labels, complete } = found;
  const own = labels.find((label) => !label.adjudicated && label.reviewer === reviewer) ?? null;
  const told = !place.blind || own !== null || complete;
  const [evidence, said] = await Promise.all([
    getReviewEvidence(place),
    told ? getInstrumentSaid(place, verdict) : null,
  ]);
  return {
    position,
    order,
    recordId: place.recordId,
    callIndex: place.callIndex,
    own: own && { truth: own.truth, cause: own.cause, note: own.note },
    evidence,
    said,
    labels: complete ? labels : null,
  };
}
