import { createLoader } from "nuqs/server";
import { trendsParams } from "@/lib/queries/trends/trends-params";

/** Reads the page's parameters (`trendsParams`); a value that no parser knows is at its default. */
export const loadTrendsParams = createLoader(trendsParams);
