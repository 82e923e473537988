import type { Signal } from "../../grading/result.ts";
import type { WitnessDifference } from "../../grading/witness/witness-difference.ts";
import type { WitnessOutline } from "./witness-outline.ts";

/** The difference that a witness signal tells of, and the row it stands in; null where the outline has none such. */
export function findDifference(
  { rows }: Pick<WitnessOutline, "rows">,
  signal: Pick<Signal, "detail" | "path" | "message">,
): { readonly row: number; readonly difference: WitnessDifference } | null {
  for (const [row, { differences }] of rows.entries()) {
    const difference = differences.find(
      // A signal may say more: that the tool only reads, that others are not listed.
      (one) =>
        one.kind === signal.detail && one.path === signal.path && signal.message.startsWith(one.message),
    );
    if (difference !== undefined) return { row, difference };
  }
  return null;
}
