const FIRST_MS = 500;
const MOST_MS = 15_000;

/**
 * How long to wait, in ms, after so many failed tries in a row (from 1): doubled each time, at most 15 s.
 *
 * @example retryDelay(2) // 1000
 */
export function retryDelay(failures: number): number {
  return Math.min(MOST_MS, FIRST_MS * 2 ** Math.min(20, Math.max(0, failures - 1)));
}
