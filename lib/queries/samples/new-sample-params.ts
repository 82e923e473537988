import { parseAsStringLiteral } from "nuqs/server";
import { failureFilterParams } from "../failure-filter-params.ts";

/** What the page that draws a sample reads from its URL: the population, as the Failures page has it, and its strata. */
export const newSampleParams = {
  ...failureFilterParams,
  strata: parseAsStringLiteral(["verdict", "claim", "tool"] as const).withDefault("verdict"),
};
