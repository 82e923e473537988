import { createSerializer } from "nuqs/server";
import { suiteSegment } from "../suite-segment.ts";
import { type WitnessParams, witnessParams } from "./witness-params.ts";

const serialize = createSerializer(witnessParams);

/** Where the differences after a cursor are read, under the page's own parameters. */
export function witnessApiPath(suite: string, params: Partial<WitnessParams>, after: string): string {
  const query = new URLSearchParams(serialize(params));
  query.set("after", after);
  return `/api/suites/${suiteSegment(suite)}/witness?${query}`;
}
