import type { Claim } from "../grading/claims.ts";

/** What became of a case in one run: its trials by verdict (whole numbers), and the claims that failing ones fail. */
export type CaseSide = {
  readonly passing: number;
  readonly failing: number;
  readonly ungraded: number;
  /** In the claims' order, each once. */
  readonly claims: readonly Claim[];
};
