import { type inferParserType, parseAsString, parseAsStringLiteral } from "nuqs/server";
import { CASE_CHANGES } from "../../compare/case-changes.ts";
import { scopeParams } from "../scope-params.ts";

/**
 * What Compare reads from its URL: the scope, the two runs (stored run ids; left out: the scope's two newest), the
 * group of cases that is listed, and the case after which the list goes on (as stored).
 */
export const compareParams = {
  ...scopeParams,
  a: parseAsString,
  b: parseAsString,
  group: parseAsStringLiteral(CASE_CHANGES),
  after: parseAsString,
};

export type CompareParams = inferParserType<typeof compareParams>;
