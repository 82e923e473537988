import type { Comparison } from "./comparison.ts";

const ORDER_BUDGET = 2_000_000;

/** An empty comparison with arguments of that text. */
export function createComparison(text: string): Comparison {
  return {
    text,
    differences: [],
    notes: [],
    unnamed: [],
    valuesAsked: false,
    typesAsked: false,
    orderBudget: ORDER_BUDGET,
  };
}
