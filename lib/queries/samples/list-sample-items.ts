import { db } from "../../db/client.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import { encodeStoredText } from "../../json/encode-stored-text.ts";
import { effectiveLabel } from "../../labels/effective-label.ts";
import { itemId } from "../../labels/item-id.ts";
import { labelsNeeded } from "../../labels/labels-needed.ts";
import { loadItems } from "./load-items.ts";
import type { SampleItemRow } from "./sample-item-row.ts";
import type { SampleRow } from "./sample-row.ts";

/**
 * A sample's items in the order of review. With `reveal` a reviewer, nothing comes that they may not know yet: of items that
 * they have not labelled, a blind sample hides stratum and verdict, and it and one of several reviews the labels of
 * others.
 */
export async function listSampleItems(
  suiteId: number,
  sample: SampleRow,
  { reveal }: { readonly reveal: "all" | { readonly reviewer: string } },
): Promise<readonly SampleItemRow[]> {
  const items = (await loadItems(suiteId, [sample.id])).get(sample.id) ?? [];
  const records = await db().record.findMany({
    where: { suiteId, recordId: { in: [...new Set(items.map((item) => encodeStoredText(item.recordId)))] } },
    select: { recordId: true, caseId: true },
  });
  const cases = new Map(records.map((row) => [decodeStoredText(row.recordId), decodeStoredText(row.caseId)]));
  const needed = labelsNeeded({ ...sample, stopped: sample.stopped !== null });
  return items.map((item, index) => {
    const own = reveal === "all" ? null : item.labels.filter((label) => label.reviewer === reveal.reviewer);
    const knows = own === null || own.some((label) => !label.withdrawn);
    const labels = own !== null && !knows && (sample.blind || sample.reviewsPerItem > 1) ? own : item.labels;
    const stratum = sample.strata.find(({ seq }) => seq === item.stratumSeq);
    const shown = knows || !sample.blind ? stratum : undefined;
    return {
      position: item.position,
      order: index + 1,
      itemId: itemId(item.recordId, item.callIndex),
      recordId: item.recordId,
      callIndex: item.callIndex,
      caseId: cases.get(item.recordId) ?? null,
      stratum: shown?.stratum ?? null,
      verdict: shown?.verdict ?? null,
      effective: labels === item.labels ? item.effective : effectiveLabel(labels, needed),
      labels,
    };
  });
}
