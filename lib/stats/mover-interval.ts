import type { Interval } from "./interval.ts";

/** One part of a weighted sum: its share of the whole, its value and its own bounds. */
type Part = Interval & { readonly weight: number; readonly rate: number };

/**
 * The weighted sum Σ weight × rate of independent parts with its interval: each part's distance to its own bounds,
 * weighted, joined as a root of squares (method of variance estimates recovery). A bound on the wrong side of its
 * rate counts as no distance; the result stays within 0 and 1. Weights are not negative; their sum may be under 1.
 * Zou, G. Y., Huang, W., Zhang, X. (2009), Computational Statistics & Data Analysis 53, 1080–1085.
 *
 * @example
 * moverInterval([{ weight: 0.22, rate: 0.53, low: 0.459091, high: 0.6 }]) // { rate: 0.1166, low: 0.101, high: 0.132 }
 */
export function moverInterval(parts: readonly Part[]): Interval & { readonly rate: number } {
  const rate = parts.reduce((sum, part) => sum + part.weight * part.rate, 0);
  const down = Math.hypot(...parts.map((part) => part.weight * Math.max(0, part.rate - part.low)));
  const up = Math.hypot(...parts.map((part) => part.weight * Math.max(0, part.high - part.rate)));
  return { rate, low: Math.max(0, rate - down), high: Math.min(1, rate + up) };
}
