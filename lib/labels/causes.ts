/** Why an instrument and a reviewer part, or what the agent did wrong: the causes a reviewer picks from, by group. */
export const CAUSES = {
  false_failure: [
    "equivalent_encoding",
    "argument_order",
    "stated_default",
    "other_valid_path",
    "wrong_expectation",
    "grader_bug",
  ],
  false_pass: [
    "repeated_call",
    "unwarranted_call",
    "wrong_step_order",
    "stub_hid_it",
    "normalizer_too_loose",
  ],
  genuine: [
    "wrong_selection",
    "misread_case",
    "wrong_rendering",
    "retry_loop",
    "belt_and_braces",
    "hallucinated_argument",
  ],
} as const;

export type CauseGroup = keyof typeof CAUSES;
export type LabelCause = (typeof CAUSES)[CauseGroup][number];
