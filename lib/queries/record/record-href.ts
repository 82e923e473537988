import { createSerializer } from "nuqs/server";
import { recordPage } from "../record-page.ts";
import { suitePath } from "../suite-path.ts";
import { type RecordParams, recordParams } from "./record-params.ts";

const serialize = createSerializer(recordParams);

/**
 * The address of a record that keeps a filter of failures.
 *
 * @example recordHref("refund-agent", "run/case/0", { claim: ["value"] }) // /s/refund-agent/records/run/case/0?claim=value
 */
export function recordHref(suite: string, recordId: string, params: Partial<RecordParams> = {}): string {
  return serialize(`${suitePath(suite)}/${recordPage(recordId)}`, params);
}
