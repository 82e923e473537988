import { type inferParserType, parseAsString, parseAsStringLiteral } from "nuqs/server";
import { WITNESS_KINDS } from "../../grading/witness/witness-kinds.ts";
import { scopeParams } from "../scope-params.ts";

const CODES = WITNESS_KINDS.map(({ code }) => code);

/**
 * What Log against wire reads from its URL: the scope; which differences are listed (`tool` is stored text, empty
 * where none is known; null: any); what the counts are ordered by (null: all differences of a tool), and of how many tools
 * they are shown.
 */
export const witnessParams = {
  ...scopeParams,
  kind: parseAsStringLiteral(CODES),
  tool: parseAsString,
  by: parseAsStringLiteral(["tool", ...CODES]),
  tools: parseAsStringLiteral(["few", "many"] as const).withDefault("few"),
};

export type WitnessParams = inferParserType<typeof witnessParams>;
