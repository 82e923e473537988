import { encodeStoredText } from "../../json/encode-stored-text.ts";
import type { Rate } from "../rate.ts";
import type { RunRates } from "./run-rates.ts";
import type { TrendRun } from "./trend-run.ts";
import type { TrendDimension } from "./trend-series.ts";

/** The runs' rates parted by the model of each run; the models with the most graded units first, at most `limit`. */
export function splitByModel(runs: readonly TrendRun[], rates: RunRates, limit: number): TrendDimension {
  const ofModel = new Map<string, Map<number, Rate>>();
  for (const run of runs) {
    const rate = rates.get(run.id);
    if (rate === undefined) continue;
    const value = run.model === null ? "" : encodeStoredText(run.model);
    ofModel.set(value, (ofModel.get(value) ?? new Map<number, Rate>()).set(run.id, rate));
  }
  const sum = (of: RunRates, read: (rate: Rate) => number) =>
    [...of.values()].reduce((total, rate) => total + read(rate), 0);
  const series = [...ofModel]
    .map(([value, own]) => ({
      value,
      failing: sum(own, (rate) => rate.failing),
      graded: sum(own, (rate) => rate.graded),
      rates: own as RunRates,
    }))
    .sort((a, b) => b.graded - a.graded || (a.value < b.value ? -1 : 1));
  return {
    series: series.slice(0, limit).map(({ value, failing, rates: own }) => ({ value, failing, rates: own })),
    values: series.length,
  };
}
