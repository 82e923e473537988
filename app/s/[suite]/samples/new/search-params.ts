import { createLoader } from "nuqs/server";
import { newSampleParams } from "@/lib/queries/samples/new-sample-params";

/** Reads the page's parameters; a value that no parser knows is at its default. */
export const loadNewSampleParams = createLoader(newSampleParams);
