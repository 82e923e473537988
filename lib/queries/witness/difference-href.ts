import { recordHref } from "../record/record-href.ts";
import type { DifferenceRow } from "./difference-row.ts";
import type { WitnessParams } from "./witness-params.ts";

/** The record of a difference, opened where its accounts differ there. */
export function differenceHref(
  suite: string,
  { runs, instrument, unit }: Pick<WitnessParams, "runs" | "instrument" | "unit">,
  { recordId, seq }: Pick<DifferenceRow, "recordId" | "seq">,
): string {
  return `${recordHref(suite, recordId, { runs, instrument, unit, difference: seq })}#log-against-wire`;
}
