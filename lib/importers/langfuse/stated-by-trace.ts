import { Attributes } from "../otel/attributes.ts";
import type { JsonPlace } from "../transcript/json-place.ts";
import { metadataOf } from "./metadata-of.ts";

const CASE = [
  "claimcheck.case_id",
  "case_id",
  "dataset_item_id",
  "datasetItemId",
  "test.case.id",
  "test.case.name",
];
const RUN = ["claimcheck.run_id", "run_id", "dataset_run_name", "datasetRunName", "test.run.id"];
const TRIAL = ["claimcheck.trial", "trial"];

/** What a trace's metadata, or the attributes in it, say of its case, run and trial; null where they say nothing. */
export function statedByTrace(trace: JsonPlace): {
  readonly caseId: string | null;
  readonly runId: string | null;
  readonly trial: number | null;
} {
  const { metadata, attributes } = metadataOf(trace);
  const own = new Attributes(metadata?.isObject ? metadata : null);
  const find = (names: readonly string[]) => own.text(...names) ?? attributes.text(...names);
  const trial = find(TRIAL) ?? "";
  return {
    caseId: find(CASE),
    runId: find(RUN),
    trial: /^\d{1,9}$/.test(trial) ? Number(trial) : null,
  };
}
