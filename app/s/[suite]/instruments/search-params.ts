import { createLoader } from "nuqs/server";
import { instrumentsParams } from "@/lib/queries/compare/instruments-params";

/** Reads the page's parameters (`instrumentsParams`); a value that no parser knows is at its default. */
export const loadInstrumentsParams = createLoader(instrumentsParams);
