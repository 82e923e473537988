import type { NormalizerUse } from "../../grading/model.ts";

export type SuggestionExample = {
  readonly recordId: string;
  readonly caseId: string;
  readonly callIndex: number | null;
  /** `items[0].qty`: where in the call. */
  readonly path: string;
  readonly expected: string;
  readonly actual: string;
};

/** Findings that are alike, as the signatures say it: `array → same elements, other order`. */
export type SuggestionEvidence = {
  readonly expectedShape: string;
  readonly actualShape: string;
  readonly findings: number;
};

/** What one rule on one parameter was measured to do. */
export type MeasuredRule = {
  readonly rule: NormalizerUse;
  /** Findings on the parameter that are gone under the rule. */
  readonly settled: number;
  /** Records that fail and would pass. */
  readonly records: number;
  readonly labels: { readonly gained: number; readonly contradicted: number };
  /** Records that would pass whose effects passed, resp. failed. */
  readonly effects: { readonly supported: number; readonly contradicted: number };
  /** How many different values the cases expect of the parameter, and how many of them are no longer told apart. */
  readonly collisions: {
    readonly literals: number;
    readonly merged: number;
    /** Literals that become equal, at most three pairs. */
    readonly examples: readonly (readonly [string, string])[];
  };
};

/** Why a rule that also settles findings is not the one suggested. */
export type NotChosen = "contradicted" | "merges_more" | "settles_less" | "looser";

/** A rule that would settle findings, by measure. */
export type RuleSuggestion = MeasuredRule & {
  readonly tool: string;
  readonly path: string;
  /** Findings on the parameter, of all kinds. */
  readonly findings: number;
  /** The settled findings by likeness, most first. */
  readonly evidence: readonly SuggestionEvidence[];
  /** At most five, of as many cases as there are. */
  readonly examples: readonly SuggestionExample[];
  readonly alternatives: readonly (MeasuredRule & { readonly why: NotChosen })[];
  /** Set where only a random sample of the records with findings was regraded; the counts are of the sample. */
  readonly sampled: { readonly records: number; readonly of: number } | null;
};
