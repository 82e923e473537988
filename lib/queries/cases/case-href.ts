import { createSerializer } from "nuqs/server";
import { casePage } from "../case-page.ts";
import { suitePath } from "../suite-path.ts";
import { toStoredText } from "../to-stored-text.ts";
import { type CaseParams, caseParams } from "./case-params.ts";

const serialize = createSerializer(caseParams);

/**
 * The address of a case. `record`: plain or stored text.
 *
 * @example caseHref("refund-agent", "refunds/damaged", { record: "r1/0" }) // /s/refund-agent/cases/refunds/damaged?record=r1/0
 */
export function caseHref(suite: string, caseId: string, params: Partial<CaseParams> = {}): string {
  const { record } = params;
  const carried = record == null ? params : { ...params, record: toStoredText(record) };
  return serialize(`${suitePath(suite)}/${casePage(caseId)}`, carried);
}
