import { type inferParserType, parseAsString, parseAsStringLiteral } from "nuqs/server";
import { scopeParams } from "../scope-params.ts";

/** What Instruments reads from its URL: the scope, and the two instruments held against each other (`equivalent.v2`). */
export const instrumentsParams = {
  ...scopeParams,
  x: parseAsString,
  y: parseAsString,
  /** Which labels that contradict `y` are listed. */
  labels: parseAsStringLiteral(["false_pass", "false_failure"] as const),
};

export type InstrumentsParams = inferParserType<typeof instrumentsParams>;
