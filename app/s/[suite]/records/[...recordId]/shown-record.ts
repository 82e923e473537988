import type { RecordVerdict } from "@/lib/queries/record/list-record-verdicts";
import type { RecordHead } from "@/lib/queries/record/record-head";
import type { RecordParams } from "@/lib/queries/record/record-params";
import type { Scope } from "@/lib/queries/scope";

/** What every part of the record page is about. */
export type ShownRecord = {
  readonly scope: Scope;
  readonly values: RecordParams;
  readonly head: RecordHead;
  readonly verdicts: readonly RecordVerdict[];
};
