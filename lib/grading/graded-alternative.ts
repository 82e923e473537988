import type { Claim } from "./claims.ts";
import type { Matching } from "./matching.ts";
import type { ClaimResult, Finding, Verdict } from "./result.ts";

/** One alternative held against one record. */
export type GradedAlternative = {
  readonly index: number;
  readonly verdict: Verdict;
  /** What the case asks for and could not be checked; null where nothing is. */
  readonly unchecked: string | null;
  readonly claims: Readonly<Record<Claim, ClaimResult>>;
  readonly findings: readonly Finding[];
  readonly matching: Matching;
};
