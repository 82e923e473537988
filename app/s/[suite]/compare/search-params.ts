import { createLoader } from "nuqs/server";
import { compareParams } from "@/lib/queries/compare/compare-params";

/** Reads the page's parameters (`compareParams`); a value that no parser knows is at its default. */
export const loadCompareParams = createLoader(compareParams);
