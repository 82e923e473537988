import { type inferParserType, parseAsString, parseAsStringLiteral } from "nuqs/server";
import { scopeParams } from "../scope-params.ts";
import { DISAGREEMENT_SIDES } from "./disagreement-sides.ts";

/**
 * What Disagreements reads from its URL: the scope, which way they disagree, and the group that is opened: of
 * `effects_hold` a tool and path as stored, of `effects_fail` what the failing effect is called. `after`: the record
 * (row id) after which the list goes on.
 */
export const disagreementsParams = {
  ...scopeParams,
  side: parseAsStringLiteral(DISAGREEMENT_SIDES),
  tool: parseAsString,
  path: parseAsString,
  effect: parseAsString,
  after: parseAsString,
};

export type DisagreementsParams = inferParserType<typeof disagreementsParams>;
