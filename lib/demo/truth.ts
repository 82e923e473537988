/** What really happened, known because it is simulated. */
export type Truth = {
  readonly truth: "agent_right" | "agent_wrong";
  /** Why an instrument may see it otherwise, or what went wrong; null where there is nothing to explain. */
  readonly cause: Cause | null;
};

type Cause =
  | "equivalent_encoding"
  | "argument_order"
  | "stated_default"
  | "other_valid_path"
  | "wrong_expectation"
  | "repeated_call"
  | "unwarranted_call"
  | "wrong_step_order"
  | "stub_hid_it"
  | "wrong_selection"
  | "misread_case"
  | "wrong_rendering"
  | "retry_loop"
  | "belt_and_braces"
  | "hallucinated_argument";
