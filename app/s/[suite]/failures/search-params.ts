import { createLoader } from "nuqs/server";
import { failuresParams } from "@/lib/queries/failures-params";

export { failuresHref } from "@/lib/queries/failures-href";
export { type FailuresParams, failuresParams } from "@/lib/queries/failures-params";

/** Reads the page's parameters; a value that no parser knows is at its default. */
export const loadFailuresParams = createLoader(failuresParams);
