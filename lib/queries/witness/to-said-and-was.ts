import { changedRanges } from "../../evidence/changed-ranges.ts";
import { segmentsOf } from "../../evidence/segments-of.ts";
import type { WitnessDifference } from "../../grading/witness/witness-difference.ts";
import type { WitnessCode } from "../../grading/witness/witness-kinds.ts";
import type { SaidAndWas } from "./difference-row.ts";

const SHOWN = 160;
/** Their two sides are numbers of calls, which mean little without the message. */
const NUMBERS: readonly WitnessCode[] = [
  "log_reordered",
  "handler_reordered",
  "log_hides_retry",
  "handler_retried",
];

/** The two literals of a difference with the pieces that differ marked; null where they tell nothing. */
export function toSaidAndWas({
  kind,
  said,
  was,
}: Pick<WitnessDifference, "kind" | "said" | "was">): SaidAndWas | null {
  if ((said === null && was === null) || NUMBERS.includes(kind)) return null;
  const changed = said === null || was === null ? { a: [], b: [] } : changedRanges(said, was);
  const cut = (text: string | null, ranges: (typeof changed)["a"]) =>
    text === null ? null : segmentsOf(text, 0, text.length, ranges, SHOWN);
  return { said: cut(said, changed.a), was: cut(was, changed.b) };
}
