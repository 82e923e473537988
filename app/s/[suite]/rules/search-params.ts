import { createLoader } from "nuqs/server";
import { rulesParams } from "@/lib/queries/rules/rules-params";

/** Reads the page's parameters (`rulesParams`); a value that no parser knows is at its default. */
export const loadRulesParams = createLoader(rulesParams);
