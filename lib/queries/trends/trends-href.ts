import { createSerializer } from "nuqs/server";
import { suitePath } from "../suite-path.ts";
import { type TrendsParams, trendsParams } from "./trends-params.ts";

const serialize = createSerializer(trendsParams);

/** The address of a suite's Trends; what is left out of `params` is at its default. */
export function trendsHref(suite: string, params: Partial<TrendsParams> = {}): string {
  return serialize(`${suitePath(suite)}/trends`, params);
}
