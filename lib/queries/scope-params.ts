import { parseAsArrayOf, parseAsString, parseAsStringLiteral } from "nuqs/server";

/**
 * What every page of a suite reads from its URL.
 * `runs`: run ids as stored text (lib/json),  or one of the moving words `~newest` and `~last12`; empty: all runs.
 * `instrument`: a level (`equivalent`: its current version) or a fixed version of it (`equivalent.v2`).
 */
export const scopeParams = {
  runs: parseAsArrayOf(parseAsString).withDefault([]),
  instrument: parseAsString.withDefault("equivalent"),
  unit: parseAsStringLiteral(["records", "calls"] as const).withDefault("records"),
};
