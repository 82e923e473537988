import { type inferParserType, parseAsInteger, parseAsString, parseAsStringLiteral } from "nuqs/server";
import { scopeParams } from "../scope-params.ts";

/** What the Rules page reads from its URL. */
export const rulesParams = {
  ...scopeParams,
  /** Changes not adopted yet, as lib/rules/print-draft.ts writes them. */
  draft: parseAsString.withDefault(""),
  view: parseAsStringLiteral(["suggestions", "tools"] as const).withDefault("suggestions"),
  /** The tool and the parameter that are open under Tools; as stored text. */
  tool: parseAsString,
  path: parseAsString,
  /** What is previewed and regraded: all history, or the runs of the bar above. */
  over: parseAsStringLiteral(["all", "scope"] as const).withDefault("all"),
  /** The regrade that the last adoption began. */
  adopted: parseAsInteger,
};

export type RulesParams = inferParserType<typeof rulesParams>;
