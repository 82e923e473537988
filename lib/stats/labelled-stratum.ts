/**
 * A stratum of a sample with the count of its labels. `verdict` is what the sample's instrument said of its units.
 * `N` units in the frozen population; `n` labelled right or wrong, `wrong` of them wrong; `unsure` labelled so and
 * in neither. Whole numbers, wrong ≤ n, n + unsure ≤ N.
 */
export type LabelledStratum = {
  readonly stratum: string;
  readonly verdict: "fail" | "pass";
  readonly N: number;
  readonly n: number;
  readonly wrong: number;
  readonly unsure: number;
};
