import { type inferParserType, parseAsInteger, parseAsStringLiteral } from "nuqs/server";
import { failuresParams } from "../failures-params.ts";

/**
 * What a record's page reads from its URL: the Failures page's filter, which says among which records next and
 * previous go; the alternative shown; which of many calls are listed; the signal (by its place among the record's) that
 * log against wire is opened at.
 */
export const recordParams = {
  ...failuresParams,
  alternative: parseAsInteger,
  calls: parseAsStringLiteral(["findings", "all"] as const),
  difference: parseAsInteger,
};

export type RecordParams = inferParserType<typeof recordParams>;
