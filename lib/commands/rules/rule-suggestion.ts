import type { MeasuredRule } from "../../rules/measured-rule.ts";
import type { NotChosen } from "../../rules/rank-rules.ts";

export type { MeasuredRule, NotChosen };

export type SuggestionExample = {
  readonly recordId: string;
  readonly caseId: string;
  readonly callIndex: number | null;
  /** `items[0].qty`: where in the call. */
  readonly path: string;
  readonly expected: string | null;
  readonly actual: string | null;
};

/** Findings that are alike, as the signatures say it: `array` → `same elements, other order`. */
export type SuggestionEvidence = {
  readonly expectedShape: string;
  readonly actualShape: string;
  readonly findings: number;
};

/** A rule that would settle findings, by measure. */
export type RuleSuggestion = MeasuredRule & {
  readonly tool: string;
  readonly path: string;
  /** Findings on the parameter, of all kinds, what is below it included. */
  readonly findings: number;
  /** The settled findings by likeness, most first. */
  readonly evidence: readonly SuggestionEvidence[];
  /** At most five, of as many cases as there are. */
  readonly examples: readonly SuggestionExample[];
  /** Other rules that also settle findings on the parameter, the next best first. */
  readonly alternatives: readonly (MeasuredRule & { readonly why: NotChosen })[];
  /** Set where only a random sample of the records with findings was graded; all counts but those of values are of it. */
  readonly sampled: { readonly records: number; readonly of: number } | null;
};
