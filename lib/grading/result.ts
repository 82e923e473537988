import type { Claim, FindingKind } from "./claims.ts";

export type Verdict = "pass" | "fail" | "ungraded";

/** One thing that is wrong, under one claim. Literals are JSON text as it was written. */
export type Finding = {
  readonly claim: Claim;
  readonly kind: FindingKind;
  /** Index in the record's calls; null where there is no call (`missing_call`). */
  readonly callIndex: number | null;
  /** Index in the chosen alternative; null where nothing was expected. */
  readonly expectedIndex: number | null;
  /** The expected tool where there is one, else the called one; null where neither is known. */
  readonly tool: string | null;
  /** `items[0].qty`, or null where the finding is about the whole call. */
  readonly path: string | null;
  /** Whole up to 4,096 UTF-16 units, else its beginning, marked (`boundedLiteral`). */
  readonly expected: string | null;
  readonly actual: string | null;
  readonly message: string;
};

export const SIGNALS = [
  "rewrite",
  "repeat",
  "witness",
  "disagreement",
  "unnamed_argument",
  "normalizer_note",
  "raw_form",
] as const;
export type SignalName = (typeof SIGNALS)[number];

/** Worth seeing, never failing (G22; `raw_form` is G2's note). */
export type Signal = {
  readonly signal: SignalName;
  readonly callIndex: number | null;
  readonly tool: string | null;
  readonly path: string | null;
  /** A short code in the signal's own list, such as `value_changed`, `type_only`, `dropped`, `empty_text`. */
  readonly detail: string;
  readonly message: string;
};

export type ClaimResult =
  | { readonly status: "pass" | "fail"; readonly reason: null }
  | { readonly status: "not_checked"; readonly reason: string };

/** An expected call held against a call: either side null where it has no partner. */
export type Pair = { readonly expectedIndex: number | null; readonly callIndex: number | null };

export type GradeResult = {
  readonly verdict: Verdict;
  /** Why the record is ungraded; null otherwise. */
  readonly reason: string | null;
  readonly claims: Readonly<Record<Claim, ClaimResult>>;
  readonly findings: readonly Finding[];
  readonly signals: readonly Signal[];
  /** Index of the alternative reported (0 is `expect_tool_calls` where present); null where none applies. */
  readonly alternative: number | null;
  readonly pairs: readonly Pair[];
};

export type ViolationCode = "K1" | "K2" | "K3" | "K4" | "K5" | "K6" | "K7" | "K8" | "K9";

/** The suite contradicts itself. `severity: warning` does not ungrade the case (K5; "not checked" notes). */
export type Violation = {
  readonly violation: ViolationCode;
  readonly severity: "error" | "warning";
  readonly caseId: string | null;
  readonly tool: string | null;
  /** The argument or parameter concerned, or null. */
  readonly path: string | null;
  /** Equal for violations that one change mends: 200 cases broken by one rename share it. */
  readonly group: string;
  readonly message: string;
  /** What to do, in one sentence. */
  readonly fix: string;
};
