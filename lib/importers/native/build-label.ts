import type { z } from "zod";
import type { LabelObject } from "../../grading/model.ts";
import type { JsonMembers } from "../json-members.ts";
import { utcTime } from "../utc-time.ts";
import { KNOWN_FIELDS } from "./known-fields.ts";
import type { NATIVE_SCHEMA } from "./schema.ts";

/** The label that a checked shell describes. */
export function buildLabel(shell: z.infer<typeof NATIVE_SCHEMA.label>, members: JsonMembers): LabelObject {
  return {
    kind: "label",
    recordId: shell.record_id,
    callIndex: shell.call_index ?? null,
    reviewer: shell.reviewer,
    truth: shell.truth,
    cause: shell.cause ?? null,
    note: shell.note ?? null,
    labelledAt: utcTime(shell.labelled_at ?? ""),
    sampleId: shell.sample_id ?? null,
    extra: members.without(KNOWN_FIELDS.label),
  };
}
