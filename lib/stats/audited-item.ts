/**
 * An item labelled right or wrong: its stratum, what the instrument in question says of it, and the label.
 */
export type AuditedItem = {
  readonly stratum: string;
  readonly verdict: "fail" | "pass" | "ungraded";
  readonly wrong: boolean;
};
