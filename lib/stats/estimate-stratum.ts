import type { IntervalOptions } from "./interval-options.ts";
import type { LabelledStratum } from "./labelled-stratum.ts";
import { midPInterval } from "./mid-p-interval.ts";

/** A stratum with its share of wrong units and the interval; null where no unit is labelled right or wrong. */
export type EstimatedStratum = LabelledStratum & {
  readonly rate: number | null;
  readonly low: number | null;
  readonly high: number | null;
};

/**
 * The share of agent-wrong units in one stratum, `wrong / n`, with the interval of `midPInterval`. A stratum
 * without a label has no share, which is not a share of 0. RangeError where the counts can't be.
 *
 * @example
 * estimateStratum({ stratum: "clean", verdict: "pass", N: 780, n: 120, wrong: 11, unsure: 0 })
 * // { …, rate: 0.091666…, low: 0.052564…, high: 0.147435… }
 */
export function estimateStratum(given: LabelledStratum, options: IntervalOptions = {}): EstimatedStratum {
  const { stratum, N, n, wrong, unsure } = given;
  const whole = [N, n, wrong, unsure].every((count) => Number.isSafeInteger(count) && count >= 0);
  if (!whole || wrong > n || n + unsure > N) {
    throw new RangeError(`not a stratum: ${stratum}, ${wrong} of ${n} (${unsure} unsure) of ${N}`);
  }
  if (n === 0) return { ...given, rate: null, low: null, high: null };
  const { low, high } = midPInterval({ N, n, x: wrong, ...options });
  return { ...given, rate: wrong / n, low, high };
}
