import { describe, expect, it } from "vitest";
import { splitByModel } from "../../../../lib/queries/trends/split-by-model.ts";
import { trendRunOf } from "./trend-run-of.ts";

const runs = [
  trendRunOf({ id: 1, model: "a" }),
  trendRunOf({ id: 2, model: "b" }),
  trendRunOf({ id: 3, model: "a" }),
  trendRunOf({ id: 4 }),
  trendRunOf({ id: 5, model: "c" }),
];
const rate = (failing: number, graded: number) => ({ failing, graded, ungraded: 0 });
const rates = new Map([
  [1, rate(1, 10)],
  [2, rate(2, 30)],
  [3, rate(3, 15)],
  [4, rate(0, 5)],
]);

describe("splitByModel", () => {
  it("parts the runs, those with the most behind them first; no model is a value of its own", () => {
    const { series, values } = splitByModel(runs, rates, 9);
    expect(series.map(({ value, failing, rates: own }) => [value, failing, [...own.keys()]])).toEqual([
      ["b", 2, [2]],
      ["a", 4, [1, 3]],
      ["", 0, [4]],
    ]);
    // A model whose runs were not graded has no line.
    expect(values).toBe(3);
  });

  it("says how many there are where it shows fewer", () => {
    const { series, values } = splitByModel(runs, rates, 1);
    expect([series.length, values]).toEqual([1, 3]);
  });
});
