import type { Claim } from "../grading/claims.ts";
import type { LabelCause } from "../labels/causes.ts";

/** What the sample's instrument says of one unit; plain data, and kept from a blind reviewer until the label is given. */
export type InstrumentSaid = {
  /** `equivalent v1` */
  readonly instrument: string;
  /** At the draw. */
  readonly verdict: "fail" | "pass";
  readonly claims: readonly Claim[];
  readonly findings: readonly { readonly claim: Claim; readonly message: string }[];
  /** Findings there are. */
  readonly total: number;
  /** The cause that the evidence shows; a suggestion only. */
  readonly suggested: LabelCause | null;
};
