import { createSerializer } from "nuqs/server";
import { suitePath } from "../suite-path.ts";
import { type WitnessParams, witnessParams } from "./witness-params.ts";

const serialize = createSerializer(witnessParams);

/** The address of Log against wire; what is left out of `params` is at its default. */
export function witnessHref(suite: string, params: Partial<WitnessParams> = {}): string {
  return serialize(`${suitePath(suite)}/witness`, params);
}
