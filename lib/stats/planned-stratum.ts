/**
 * A stratum to be sampled: `verdict` is what the instrument said of its `N` units, `n` of them will be read, and
 * `rate` is the share of agent-wrong ones to be expected (½ gives the widest interval, so the safest plan).
 */
export type PlannedStratum = {
  readonly stratum: string;
  readonly verdict: "fail" | "pass";
  readonly N: number;
  readonly n: number;
  readonly rate: number;
};
