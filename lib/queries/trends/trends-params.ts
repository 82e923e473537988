import { type inferParserType, parseAsArrayOf, parseAsString, parseAsStringLiteral } from "nuqs/server";
import { scopeParams } from "../scope-params.ts";

/**
 * What Trends reads from its URL: the scope, what stands along the axis, what there is a line for, and which
 * instruments are drawn (a level or `equivalent.v2`; none: the current one of every level). Of the change that is
 * split: runs `a` and `b` (stored run ids), instruments `old` and `new` (`equivalent.v2`).
 */
export const trendsParams = {
  ...scopeParams,
  over: parseAsStringLiteral(["runs", "days"] as const).withDefault("runs"),
  by: parseAsStringLiteral(["instrument", "tool", "claim", "model"] as const).withDefault("instrument"),
  lines: parseAsArrayOf(parseAsString).withDefault([]),
  a: parseAsString,
  b: parseAsString,
  old: parseAsString,
  new: parseAsString,
};

export type TrendsParams = inferParserType<typeof trendsParams>;
