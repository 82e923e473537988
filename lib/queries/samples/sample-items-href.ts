import { createSerializer } from "nuqs/server";
import { scopeHref } from "../scope-href.ts";
import type { ScopeValues } from "../scope-values.ts";
import { toStoredText } from "../to-stored-text.ts";
import { type SampleItemsParams, sampleItemsParams } from "./sample-items-params.ts";

const serialize = createSerializer(sampleItemsParams);

/**
 * The address of a sample's items under a filter; texts plain or stored.
 *
 * @example sampleItemsHref("demo", 2, {}, { stratum: "clean", label: "agent_wrong" })
 * // /s/demo/samples/2/items?label=agent_wrong&stratum=clean
 */
export function sampleItemsHref(
  suite: string,
  sampleId: number,
  scope: Partial<ScopeValues>,
  filter: Partial<SampleItemsParams>,
): string {
  const stored = (text: string | null | undefined) => (text == null ? text : toStoredText(text));
  return serialize(scopeHref(suite, `samples/${sampleId}/items`, scope), {
    ...filter,
    stratum: stored(filter.stratum),
    cause: stored(filter.cause),
  });
}
