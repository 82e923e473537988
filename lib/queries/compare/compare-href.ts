import { createSerializer } from "nuqs/server";
import { suitePath } from "../suite-path.ts";
import { type CompareParams, compareParams } from "./compare-params.ts";

const serialize = createSerializer(compareParams);

/**
 * The address where two runs are compared; what is left out of `params` is at its default.
 *
 * @example compareHref("refunds", { a: "r1", b: "r2" }) // /s/refunds/compare?a=r1&b=r2
 */
export function compareHref(suite: string, params: Partial<CompareParams> = {}): string {
  return serialize(`${suitePath(suite)}/compare`, params);
}
