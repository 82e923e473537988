import type { Comparison } from "./comparison.ts";

/** A pair of an expected call and a call; `name` where their names differ. */
export type MatchedPair = {
  readonly expected: number;
  /** Place among the graded calls. */
  readonly call: number;
  readonly name: "equal" | "name_variant" | "unknown_tool" | "wrong_tool";
  /** null: plainly right. */
  readonly comparison: Comparison | null;
};

export type Matching = {
  /** In expected order. */
  readonly pairs: readonly MatchedPair[];
  readonly missing: readonly number[];
  /** Places of the calls left over, in emission order. */
  readonly left: readonly number[];
};
