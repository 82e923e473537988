import type { LabelExportRow } from "../../exports/label-export-row.ts";
import { loadItems } from "./load-items.ts";
import type { SampleRow } from "./sample-row.ts";

/** Every label of a sample that was not taken back, item by item in the order of review, oldest first. */
export async function listLabelExports(
  suiteId: number,
  sample: SampleRow,
): Promise<readonly LabelExportRow[]> {
  const items = (await loadItems(suiteId, [sample.id])).get(sample.id) ?? [];
  return items.flatMap((item) => {
    const { effective } = item;
    const stratum = sample.strata.find(({ seq }) => seq === item.stratumSeq);
    return item.labels
      .filter((label) => !label.withdrawn)
      .map((label) => ({
        record_id: item.recordId,
        call_index: item.callIndex,
        reviewer: label.reviewer,
        truth: label.truth,
        cause: label.cause,
        note: label.note,
        labelled_at: label.labelledAt.toISOString(),
        sample_id: sample.name,
        adjudicated: label.adjudicated,
        stratum: stratum?.stratum ?? "",
        verdict: stratum?.verdict ?? "",
        state: effective.state,
        counts: effective.state === "labelled" && effective.label.id === label.id,
      }));
  });
}
