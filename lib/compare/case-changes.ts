/**
 * What can become of a case from run A to run B, in the order of the screen. A case with several trials newly fails
 * where all graded trials passed in A and at least one fails in B; `fails_more` and `fails_less` are partial
 * changes: it fails in both runs, in another share of the graded trials. `only_a` and `only_b`: the other run
 * does not have the case.
 */
export const CASE_CHANGES = [
  "newly_fails",
  "newly_passes",
  "fails_more",
  "fails_less",
  "changed_claim",
  "became_ungraded",
  "became_graded",
  "fails_alike",
  "passes_alike",
  "ungraded_alike",
  "only_a",
  "only_b",
] as const;

export type CaseChange = (typeof CASE_CHANGES)[number];
