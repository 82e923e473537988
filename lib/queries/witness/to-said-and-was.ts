import { changedRanges } from "../../evidence/changed-ranges.ts";
import { segmentsOf } from "../../evidence/segments-of.ts";
import type { WitnessDifference } from "../../grading/witness/witness-difference.ts";
import type { SaidAndWas } from "./difference-row.ts";

const SHOWN = 160;

/** The two literals of a difference with the pieces that differ marked; null where it has neither. */
export function toSaidAndWas({ said, was }: Pick<WitnessDifference, "said" | "was">): SaidAndWas | null {
  if (said === null && was === null) return null;
  const changed = said === null || was === null ? { a: [], b: [] } : changedRanges(said, was);
  const cut = (text: string | null, ranges: (typeof changed)["a"]) =>
    text === null ? null : segmentsOf(text, 0, text.length, ranges, SHOWN);
  return { said: cut(said, changed.a), was: cut(was, changed.b) };
}
