import { createSerializer } from "nuqs/server";
import { suitePath } from "../suite-path.ts";
import { type RulesParams, rulesParams } from "./rules-params.ts";

const serialize = createSerializer(rulesParams);

/**
 * The address of a suite's rules; what is left out of `params` is at its default.
 *
 * @example rulesHref("refund-agent", { view: "tools", tool: "issue_refund" }) // /s/refund-agent/rules?view=tools&tool=issue_refund
 */
export function rulesHref(suite: string, params: Partial<RulesParams> = {}): string {
  return serialize(`${suitePath(suite)}/rules`, params);
}
