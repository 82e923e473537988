/**
 * The claims, in their one fixed order, each with its fixed letter. Data, screens, charts and
 * packed columns (`Verdict.claims`) all follow this order.
 */
export const CLAIMS = ["count", "name", "value", "type", "extra", "order", "repeat", "effect"] as const;
export type Claim = (typeof CLAIMS)[number];

export const CLAIM_LETTER: Readonly<Record<Claim, string>> = {
  count: "C",
  name: "N",
  value: "V",
  type: "T",
  extra: "E",
  order: "O",
  repeat: "R",
  effect: "F",
};

/** Every finding kind, under the claim it belongs to. */
export const FINDING_KINDS = {
  count: ["missing_call", "too_many_calls"],
  name: ["wrong_tool", "unknown_tool", "name_variant"],
  value: [
    "wrong_value",
    "missing_argument",
    "missing_required",
    "unexpected_argument",
    "unparseable_arguments",
    "not_an_object",
    "duplicate_key",
  ],
  type: ["wrong_type"],
  extra: ["other_side_effect"],
  order: ["out_of_order", "same_turn"],
  repeat: ["repeated_call"],
  effect: ["effect_failed"],
} as const satisfies Record<Claim, readonly string[]>;
export type FindingKind = (typeof FINDING_KINDS)[Claim][number];

export const LEVELS = ["harness", "exact", "claims", "equivalent", "effect"] as const;
export type Level = (typeof LEVELS)[number];
