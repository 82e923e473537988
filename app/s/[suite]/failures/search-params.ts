import { createLoader } from "nuqs/server";
import { failuresParams } from "@/lib/queries/failures-params";

/** Reads the page's parameters (`failuresParams`); a value that no parser knows is at its default. */
export const loadFailuresParams = createLoader(failuresParams);
