import { db } from "../../db/client.ts";
import type { Level } from "../../grading/claims.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import type { LabelTruth } from "../../labels/truths.ts";
import type { SuiteRow } from "../suite-row.ts";
import type { ReviewItemView } from "./review-item-view.ts";
import type { ReviewPlace } from "./review-place.ts";

/** An item as it is stored: what may be told of it depends on who asks. */
export type FoundReviewItem = {
  readonly place: ReviewPlace;
  readonly order: number;
  readonly verdict: "fail" | "pass";
  /** Of each reviewer the newest that counts, and the adjudicated one. */
  readonly labels: NonNullable<ReviewItemView["labels"]>;
  /** As many reviewers have labelled it as were asked for, or it is adjudicated. */
  readonly complete: boolean;
};

/** One item of a sample with its labels; null where the sample has none at this position. */
export async function findReviewItem(
  suite: Pick<SuiteRow, "id" | "name">,
  sampleId: number,
  position: number,
): Promise<FoundReviewItem | null> {
  const suiteId = suite.id;
  const [sample, item] = await Promise.all([
    db().sample.findUnique({ where: { suiteId_id: { suiteId, id: sampleId } } }),
    db().sampleItem.findUnique({ where: { suiteId_sampleId_position: { suiteId, sampleId, position } } }),
  ]);
  if (sample === null || item === null) return null;
  const [stratum, instrument, before, labels] = await Promise.all([
    db().sampleStratum.findUniqueOrThrow({
      where: { suiteId_sampleId_seq: { suiteId, sampleId, seq: item.stratumSeq } },
      select: { verdict: true },
    }),
    db().instrument.findUniqueOrThrow({
      where: { suiteId_id: { suiteId, id: sample.instrumentId } },
      select: { id: true, level: true, version: true, current: true },
    }),
    db().sampleItem.count({ where: { suiteId, sampleId, position: { lt: position } } }),
    db().label.findMany({
      where: {
        suiteId,
        sample: sampleId,
        recordId: item.recordId,
        callIndex: item.callIndex,
        withdrawn: false,
      },
      orderBy: [{ labelledAt: "asc" }, { id: "asc" }],
    }),
  ]);
  const counting = new Map(
    labels.map((label) => [
      `${label.adjudicated ? "a" : "r"} ${label.reviewer}`,
      {
        reviewer: decodeStoredText(label.reviewer),
        truth: label.truth as LabelTruth,
        cause: label.cause === null ? null : decodeStoredText(label.cause),
        note: label.note === null ? null : decodeStoredText(label.note),
        adjudicated: label.adjudicated,
      },
    ]),
  );
  const all = [...counting.values()];
  return {
    place: {
      suiteId,
      suite: suite.name,
      sampleId,
      position,
      instrument: { ...instrument, level: instrument.level as Level },
      blind: sample.blind,
      recordId: decodeStoredText(item.recordId),
      callIndex: item.callIndex,
    },
    order: before + 1,
    verdict: stratum.verdict as "fail" | "pass",
    labels: all,
    complete:
      all.some((label) => label.adjudicated) ||
      all.filter((label) => !label.adjudicated).length >= sample.reviewsPerItem,
  };
}
