import { moverInterval } from "./mover-interval.ts";
import { planStratumInterval } from "./plan-stratum-interval.ts";
import type { PlannedStratum } from "./planned-stratum.ts";

/** Half-widths are shares (0.05 is ± 5 points); `hours` is the reading of all items. */
export type PlannedWidths = {
  readonly strata: readonly {
    readonly stratum: string;
    readonly n: number;
    readonly halfWidth: number | null;
  }[];
  readonly halfWidth: number | null;
  readonly scope: "full" | "failures_only" | null;
  readonly items: number;
  readonly hours: number;
};

/**
 * What sizes will buy, before a label is made: the half-width (half the 95 % interval) of each stratum's share and
 * of the audited rate, and the hours of reading at `secondsPerItem` an item by each of `reviewsPerItem` people.
 * A stratum with units and no item has none; the audited rate has none where that is a failed stratum, and speaks
 * of failures only where it is a clean one. Counts are whole, 0 ≤ n ≤ N, rates shares from 0 to 1, else a
 * RangeError.
 *
 * @example
 * planHalfWidth({ strata: [{ stratum: "failed", verdict: "fail", N: 220, n: 100, rate: 0.5 }], secondsPerItem: 90 })
 * // { strata: [{ stratum: "failed", n: 100, halfWidth: 0.068181… }], …, scope: "full", items: 100, hours: 2.5 }
 */
export function planHalfWidth(given: {
  readonly strata: readonly PlannedStratum[];
  readonly secondsPerItem: number;
  readonly reviewsPerItem?: number | undefined;
}): PlannedWidths {
  const { strata, secondsPerItem, reviewsPerItem = 1 } = given;
  const total = strata.reduce((sum, { N }) => sum + N, 0);
  const planned = strata.map((stratum) => {
    const { N, n, rate } = stratum;
    if (!Number.isSafeInteger(n) || n < 0 || n > N) throw new RangeError(`not a size: ${n} of ${N}`);
    return { ...stratum, interval: n === 0 ? null : planStratumInterval({ N, n, rate }) };
  });
  const missing = planned.filter(({ N, n }) => N > 0 && n === 0);
  const counted = missing.length === 0 ? planned : planned.filter(({ verdict }) => verdict === "fail");
  const parts = counted.flatMap(({ N, rate, interval }) =>
    interval === null ? [] : [{ weight: N / total, rate, ...interval }],
  );
  const none = parts.length === 0 || missing.some(({ verdict }) => verdict === "fail");
  const audited = none ? null : moverInterval(parts);
  const items = strata.reduce((sum, { n }) => sum + n, 0);
  return {
    strata: planned.map(({ stratum, n, interval }) => ({
      stratum,
      n,
      halfWidth: interval && (interval.high - interval.low) / 2,
    })),
    halfWidth: audited && (audited.high - audited.low) / 2,
    scope: none ? null : missing.length === 0 ? "full" : "failures_only",
    items,
    hours: (items * reviewsPerItem * secondsPerItem) / 3600,
  };
}
