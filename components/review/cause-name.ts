import type { LabelCause } from "@/lib/labels/causes";

const NAMES: Readonly<Record<LabelCause, string>> = {
  equivalent_encoding: "equivalent encoding",
  argument_order: "argument order",
  stated_default: "default stated",
  other_valid_path: "another valid path",
  wrong_expectation: "wrong expectation",
  grader_bug: "grader bug",
  repeated_call: "repeated call",
  unwarranted_call: "unwarranted call",
  wrong_step_order: "wrong order of steps",
  stub_hid_it: "a stub hid it",
  normalizer_too_loose: "normalizer too loose",
  wrong_selection: "wrong selection",
  misread_case: "misread the case",
  wrong_rendering: "wrong rendering",
  retry_loop: "retry loop",
  belt_and_braces: "belt and braces",
  hallucinated_argument: "made-up argument",
};

/** A cause in words; one that came from elsewhere as it is. */
export function causeName(cause: string): string {
  return Object.hasOwn(NAMES, cause) ? NAMES[cause as LabelCause] : cause;
}
