import { createSerializer } from "nuqs/server";
import { type FailuresParams, failuresParams } from "./failures-params.ts";
import { suitePath } from "./suite-path.ts";

const serialize = createSerializer(failuresParams);

/**
 * The address of a suite's failures; what is left out of `params` is at its default.
 *
 * @example failuresHref("refund-agent", { claim: ["value"], tool: ["issue_refund"] })
 * // /s/refund-agent/failures?claim=value&tool=issue_refund
 */
export function failuresHref(suite: string, params: Partial<FailuresParams> = {}): string {
  return serialize(`${suitePath(suite)}/failures`, params);
}
