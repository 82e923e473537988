import { binomialSplit } from "./binomial-split.ts";

/**
 * The two-sided p of the exact sign test: how likely fair coins part `first + second` pairs at least as unevenly.
 * On pairs of yes/no outcomes, with the two kinds of discordant pairs, it is McNemar's exact test.
 * Whole numbers from 0, else a RangeError; null where there is no pair to tell anything.
 * Dixon, W. J., Mood, A. M. (1946), Journal of the American Statistical Association 41, 557–566.
 *
 * @example exactSignTest(1, 5) // 0.21875
 */
export function exactSignTest(first: number, second: number): number | null {
  if (![first, second].every((count) => Number.isSafeInteger(count) && count >= 0)) {
    throw new RangeError(`not counts: ${first}, ${second}`);
  }
  const trials = first + second;
  if (trials === 0) return null;
  const { below, at } = binomialSplit({ trials, x: Math.min(first, second), share: 0.5 });
  return Math.min(1, 2 * (below + at));
}
