import { createSerializer } from "nuqs/server";
import { suitePath } from "../suite-path.ts";
import { type InstrumentsParams, instrumentsParams } from "./instruments-params.ts";

const serialize = createSerializer(instrumentsParams);

/** The address of a suite's instruments; what is left out of `params` is at its default. */
export function instrumentsHref(suite: string, params: Partial<InstrumentsParams> = {}): string {
  return serialize(`${suitePath(suite)}/instruments`, params);
}
