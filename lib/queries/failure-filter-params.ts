import { type inferParserType, parseAsNativeArrayOf, parseAsString, parseAsStringLiteral } from "nuqs/server";
import { CLAIMS, FINDING_KINDS } from "../grading/claims.ts";
import { SIGNALS } from "../grading/result.ts";
import { WITNESS_KINDS } from "../grading/witness/witness-kinds.ts";
import { parseAsStoreId } from "./parse-as-store-id.ts";
import { scopeParams } from "./scope-params.ts";

const WITNESSES = WITNESS_KINDS.map(({ code }) => code);
const KINDS = CLAIMS.flatMap((claim) => [...FINDING_KINDS[claim]]);

/**
 * Which findings are meant: the scope, a choice per facet (none: any), signatures, free text.
 * `tool`, `path`, `case` and `model` hold stored text (lib/json/stored-text.ts), which every URL can carry;
 * an empty text means "none" (a finding about a whole call has no path).
 */
export const failureFilterParams = {
  ...scopeParams,
  claim: parseAsNativeArrayOf(parseAsStringLiteral(CLAIMS)),
  kind: parseAsNativeArrayOf(parseAsStringLiteral(KINDS)),
  tool: parseAsNativeArrayOf(parseAsString),
  path: parseAsNativeArrayOf(parseAsString),
  case: parseAsNativeArrayOf(parseAsString),
  signal: parseAsNativeArrayOf(parseAsStringLiteral(SIGNALS)),
  /** How log, wire and handlers differ in the record; of a call, where the unit is calls. */
  witness: parseAsNativeArrayOf(parseAsStringLiteral(WITNESSES)),
  model: parseAsNativeArrayOf(parseAsString),
  /** Signature ids: a link out of an opened group sets one. */
  signature: parseAsNativeArrayOf(parseAsStoreId),
  q: parseAsString.withDefault(""),
};

export type FailureFilterParams = inferParserType<typeof failureFilterParams>;
