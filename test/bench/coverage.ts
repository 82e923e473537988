import { estimateStratum } from "../../lib/stats/estimate-stratum.ts";
import type { Interval } from "../../lib/stats/interval.ts";
import { moverInterval } from "../../lib/stats/mover-interval.ts";
import { NORMAL_QUANTILE_95 } from "../../lib/stats/normal-quantile-95.ts";
import { bootstrapInterval } from "./bootstrap-interval.ts";

/** A population of failed and clean units, the wrong ones among them, and the sample's size in each stratum. */
export type CoverageSetting = {
  readonly failed: Drawn;
  readonly clean: Drawn;
};

/** `N` units, `K` of them wrong, `n` drawn. */
type Drawn = { readonly N: number; readonly K: number; readonly n: number };

const METHODS = ["mid-P", "exact", "Wilson, finite correction", "percentile bootstrap"] as const;

type Method = (typeof METHODS)[number];

/** Shares of draws whose interval holds the true share, and mean widths: of the audited rate, and of a stratum's. */
export type Coverage = {
  readonly method: Method;
  readonly audited: number;
  readonly auditedWidth: number;
  readonly failed: number | null;
  readonly clean: number | null;
};

/** What the intervals of each method hold over `draws` samples of one setting. */
export function coverage(setting: CoverageSetting, draws: number, random: () => number): Coverage[] {
  const { failed, clean } = setting;
  const total = failed.N + clean.N;
  const truth = (failed.K + clean.K) / total;
  const tally = METHODS.map((method) => ({ method, audited: 0, width: 0, failed: 0, clean: 0 }));
  const known = new Map<string, { own: Interval[]; joined: Interval }>();
  for (let draw = 0; draw < draws; draw++) {
    const counts = [drawCount(failed, random), drawCount(clean, random)] as const;
    for (const of of tally) {
      const key = `${of.method} ${counts}`;
      const bounds = known.get(key) ?? intervals(setting, counts, of.method, random);
      known.set(key, bounds);
      const [a, b] = bounds.own;
      of.audited += Number(holds(bounds.joined, truth));
      of.width += bounds.joined.high - bounds.joined.low;
      of.failed += Number(a !== undefined && holds(a, failed.K / failed.N));
      of.clean += Number(b !== undefined && holds(b, clean.K / clean.N));
    }
  }
  return tally.map(({ method, audited, width, ...own }) => ({
    method,
    audited: audited / draws,
    auditedWidth: width / draws,
    // The bootstrap is of the whole estimate: it has no interval of a stratum here.
    failed: method === "percentile bootstrap" ? null : own.failed / draws,
    clean: method === "percentile bootstrap" ? null : own.clean / draws,
  }));
}

function intervals(
  { failed, clean }: CoverageSetting,
  counts: readonly [number, number],
  method: Method,
  random: () => number,
): { own: Interval[]; joined: Interval } {
  const total = failed.N + clean.N;
  const strata = [
    { ...failed, x: counts[0], weight: failed.N / total },
    { ...clean, x: counts[1], weight: clean.N / total },
  ];
  if (method === "percentile bootstrap") return { own: [], joined: bootstrapInterval(strata, random) };
  const own = strata.map(({ N, n, x }) => {
    if (method === "Wilson, finite correction") return correctedWilson(N, n, x);
    const stratum = { stratum: "", verdict: "fail", N, n, wrong: x, unsure: 0 } as const;
    const { low, high } = estimateStratum(stratum, { weight: method === "exact" ? 1 : 0.5 });
    return { low: low ?? 0, high: high ?? 1 };
  });
  const parts = strata.flatMap(({ weight, n, x }, at) => {
    const bounds = own[at];
    return bounds ? [{ weight, rate: x / n, ...bounds }] : [];
  });
  return { own, joined: moverInterval(parts) };
}

/** Wilson's interval with the sample counted larger, by as much as its share of the population makes it surer. */
function correctedWilson(N: number, n: number, x: number): Interval {
  const share = x / n;
  if (n === N) return { low: share, high: share };
  const trials = (n * (N - 1)) / (N - n);
  const spread = NORMAL_QUANTILE_95 ** 2 / trials;
  const center = share + spread / 2;
  const half = NORMAL_QUANTILE_95 * Math.sqrt((share * (1 - share)) / trials + spread / (4 * trials));
  return {
    low: Math.max(0, (center - half) / (1 + spread)),
    high: Math.min(1, (center + half) / (1 + spread)),
  };
}

function drawCount({ N, K, n }: Drawn, random: () => number): number {
  let wrong = 0;
  for (let drawn = 0; drawn < n; drawn++) {
    if (random() * (N - drawn) < K - wrong) wrong++;
  }
  return wrong;
}

function holds({ low, high }: Interval, share: number): boolean {
  return low - 1e-12 <= share && share <= high + 1e-12;
}
