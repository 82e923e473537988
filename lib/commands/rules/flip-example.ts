import type { Claim, FindingKind } from "../../grading/claims.ts";

/** A finding that a change of rules takes away or brings. Literals are JSON text as it was written. */
export type FlipFinding = {
  readonly change: "goes" | "comes";
  readonly claim: Claim;
  readonly kind: FindingKind;
  readonly tool: string | null;
  readonly path: string | null;
  readonly callIndex: number | null;
  readonly expected: string | null;
  readonly actual: string | null;
  readonly message: string;
};

/** A record whose verdict flips, with what made it: at most three findings, those that a rule touches first. */
export type FlipExample = {
  readonly recordId: string;
  readonly runId: string;
  readonly caseId: string;
  readonly trial: number;
  readonly findings: readonly FlipFinding[];
};
