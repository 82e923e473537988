import { firstTrue } from "./first-true.ts";
import { type PlannedWidths, planHalfWidth } from "./plan-half-width.ts";
import type { PlannedStratum } from "./planned-stratum.ts";

/**
 * The sizes for an audited rate of at most ± `halfWidth` (95 %), strata together: items go to strata in proportion
 * to N √(rate (1 − rate)), which gives the narrowest interval for their number, and every stratum with units gets
 * some (up to `leastPerStratum`, 10 unless told). Answers as `planHalfWidth` does for these sizes. `halfWidth` is a
 * share over 0, else a RangeError. For one stratum's own share see `planStratumSize`.
 * Neyman, J. (1934), Journal of the Royal Statistical Society 97, 558–625.
 *
 * @example
 * const failed = { stratum: "failed", verdict: "fail", N: 220, rate: 0.5 };
 * const clean = { stratum: "clean", verdict: "pass", N: 780, rate: 0.1 };
 * planSizes({ strata: [failed, clean], halfWidth: 0.04, secondsPerItem: 90 })
 * // { strata: [{ …, n: 69, … }, { …, n: 146, … }], halfWidth: 0.039889…, items: 215, hours: 5.375, … }
 */
export function planSizes(given: {
  readonly strata: readonly Omit<PlannedStratum, "n">[];
  readonly halfWidth: number;
  readonly secondsPerItem: number;
  readonly reviewsPerItem?: number | undefined;
  readonly leastPerStratum?: number | undefined;
}): PlannedWidths {
  const { strata, halfWidth, leastPerStratum = 10, ...reading } = given;
  if (!(halfWidth > 0)) throw new RangeError(`not a half-width to plan for: ${halfWidth}`);
  // A rate of 0 or 1 is a guess, not a certainty: it must not leave its stratum without items.
  const shares = strata.map(({ N, rate }) => N * Math.sqrt(Math.max(0.0099, rate * (1 - rate))));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const most = strata.reduce((sum, { N }) => sum + N, 0);
  const plan = (scale: number) =>
    planHalfWidth({
      ...reading,
      strata: strata.map((stratum, index) => {
        if (stratum.N === 0) return { ...stratum, n: 0 };
        const wanted = Math.ceil(((shares[index] ?? 0) / whole) * scale);
        return { ...stratum, n: Math.min(stratum.N, Math.max(1, leastPerStratum, wanted)) };
      }),
    });
  // Where one stratum is read whole the others go on growing; this scale reads all of them.
  const end = Math.ceil(Math.max(1, ...strata.map(({ N }, index) => (N * whole) / (shares[index] || 1))));
  const scale = firstTrue(0, most === 0 ? 0 : end, (items) => {
    const reached = plan(items).halfWidth;
    return reached !== null && reached <= halfWidth;
  });
  return plan(scale);
}
