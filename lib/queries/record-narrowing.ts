import type { Verdict } from "../grading/result.ts";

/** Which records of a verdict are meant, beyond the scope. */
export type RecordNarrowing = {
  /** A case id as stored. */
  readonly caseKey: string | null;
  /** What another instrument says of the record; `none`: it has no verdict of it. */
  readonly other: { readonly instrumentId: number; readonly verdict: Verdict | "none" } | null;
};
