import type { CaseChange } from "@/lib/compare/case-changes";

/** What each group of cases is called, and what is in it. */
export const CHANGE_WORDS: Readonly<Record<CaseChange, { readonly name: string; readonly means: string }>> = {
  newly_fails: {
    name: "newly fails",
    means: "all graded trials passed in A, at least one fails in B",
  },
  newly_passes: {
    name: "newly passes",
    means: "at least one trial failed in A, all graded ones pass in B",
  },
  fails_more: { name: "fails more often", means: "fails in both, in a larger share of its trials in B" },
  fails_less: { name: "fails less often", means: "fails in both, in a smaller share of its trials in B" },
  changed_claim: { name: "changed claim", means: "fails in both equally often, by other claims" },
  became_ungraded: { name: "became ungraded", means: "graded in A, no trial is graded in B" },
  became_graded: { name: "became graded", means: "no trial was graded in A, graded in B" },
  fails_alike: { name: "fails alike", means: "fails in both equally often, by the same claims" },
  passes_alike: { name: "passes in both", means: "no graded trial fails in either run" },
  ungraded_alike: { name: "ungraded in both", means: "no trial is graded in either run" },
  only_a: { name: "only in A", means: "B does not have the case: in no paired count" },
  only_b: { name: "only in B", means: "A does not have the case: in no paired count" },
};
