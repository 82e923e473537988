import { type inferParserType, parseAsInteger, parseAsString, parseAsStringLiteral } from "nuqs/server";
import { LABEL_STATES } from "./label-states.ts";

/**
 * Which items of a sample are listed; null: any. `stratum` and `cause` hold stored text, an empty `cause` means that
 * none was given. `verdict` is what the instrument `by` (`exact.v1`; null: the sample's own, at the draw) says.
 */
export const sampleItemsParams = {
  label: parseAsStringLiteral(LABEL_STATES),
  verdict: parseAsStringLiteral(["fail", "pass"] as const),
  by: parseAsString,
  stratum: parseAsString,
  cause: parseAsString,
  /** How many of them are left out before the first that is shown. */
  from: parseAsInteger.withDefault(0),
};

export type SampleItemsParams = inferParserType<typeof sampleItemsParams>;
