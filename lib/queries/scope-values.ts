import type { inferParserType } from "nuqs/server";
import type { scopeParams } from "./scope-params.ts";

/** The scope as it stands in the URL, before it is held against the store. */
export type ScopeValues = inferParserType<typeof scopeParams>;
