import { createLoader } from "nuqs/server";
import { witnessParams } from "@/lib/queries/witness/witness-params";

/** Reads the page's parameters (`witnessParams`); a value that no parser knows is at its default. */
export const loadWitnessParams = createLoader(witnessParams);
