import { type inferParserType, parseAsStringLiteral } from "nuqs/server";
import { failureFilterParams } from "./failure-filter-params.ts";
import { FAILURE_GROUP_SORTS } from "./failure-group-sorts.ts";
import { FINDING_SORTS } from "./finding-sorts.ts";
import { parseAsStoreId } from "./parse-as-store-id.ts";

/** What the Failures page reads from its URL: which findings, and how they are laid out. */
export const failuresParams = {
  ...failureFilterParams,
  group: parseAsStringLiteral(["signature", "none"] as const).withDefault("signature"),
  groupSort: parseAsStringLiteral(FAILURE_GROUP_SORTS).withDefault("-findings"),
  sort: parseAsStringLiteral(FINDING_SORTS).withDefault("-run"),
  /** The signature that is opened in the grouped view. */
  open: parseAsStoreId,
};

export type FailuresParams = inferParserType<typeof failuresParams>;
