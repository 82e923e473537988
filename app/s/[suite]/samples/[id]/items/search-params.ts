import { createLoader } from "nuqs/server";
import { sampleItemsParams } from "@/lib/queries/samples/sample-items-params";

/** Reads the page's parameters; a value that no parser knows is at its default. */
export const loadItemsParams = createLoader(sampleItemsParams);
