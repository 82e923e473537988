import type { Level } from "@/lib/grading/claims";

/** What each instrument holds a record to, in one line. */
export const INSTRUMENT_MEANINGS: Readonly<Record<Level, string>> = {
  harness: "the verdict that came with the record",
  exact: "names and arguments equal, in order, nothing more",
  claims: "each claim on its own, typed and exact",
  equivalent: "claims, with the tools’ normalizers, defaults and alternatives",
  effect: "the effect on the world where it was measured, else equivalent",
};
