import type { RunRates } from "./run-rates.ts";

/** One value of a dimension (a tool, a claim, a model) over the runs. */
export type TrendSeries = {
  /** As links carry it: stored text; an empty text: none (a run without a model). */
  readonly value: string;
  /** Failing units over all the runs asked for. */
  readonly failing: number;
  readonly rates: RunRates;
};

/** The values with the most behind them (claims in their own order), and how many there are in all. */
export type TrendDimension = { readonly series: readonly TrendSeries[]; readonly values: number };
