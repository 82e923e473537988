import { type inferParserType, parseAsString } from "nuqs/server";
import { parseAsStoreId } from "../parse-as-store-id.ts";
import { scopeParams } from "../scope-params.ts";

/**
 * What a case's page reads from its URL: the record whose finding is doubted (stored text), the proposal that is
 * looked at, the version that is shown instead of the current one, and which of its alternatives.
 */
export const caseParams = {
  ...scopeParams,
  record: parseAsString,
  fix: parseAsString,
  version: parseAsStoreId,
  alternative: parseAsStoreId,
};

export type CaseParams = inferParserType<typeof caseParams>;
