import type { Claim, FindingKind } from "../../grading/claims.ts";

/** Equal findings as one line. Texts are decoded. */
export type FailureGroupRow = {
  readonly signatureId: number;
  readonly claim: Claim;
  readonly kind: FindingKind;
  readonly tool: string;
  readonly path: string;
  readonly expectedShape: string;
  readonly actualShape: string;
  readonly findings: number;
  readonly records: number;
  readonly cases: number;
  readonly lastSeen: { readonly runId: string; readonly at: string };
  /** Findings in each of the newest runs of the scope, oldest of them first. */
  readonly trend: readonly number[];
};
