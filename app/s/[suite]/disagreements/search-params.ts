import { createLoader } from "nuqs/server";
import { disagreementsParams } from "@/lib/queries/compare/disagreements-params";

/** Reads the page's parameters (`disagreementsParams`); a value that no parser knows is at its default. */
export const loadDisagreementsParams = createLoader(disagreementsParams);
