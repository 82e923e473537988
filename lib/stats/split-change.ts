/** Differences of shares, −1 to 1; total = agent + instrument. */
export type ChangeSplit = { readonly total: number; readonly agent: number; readonly instrument: number };

/**
 * Splits the change of the measured rate from run A under an old instrument to run B under a new one: what the
 * agent changed (both runs under the new one) and what the instrument changed (run A under both).
 * `before` is A under the old instrument, `regraded` A under the new, `after` B under the new; shares from 0 to 1,
 * null where nothing was graded. Null where one of them is: without run A regraded the change can't be split.
 *
 * @example
 * splitChange({ before: 0.22, regraded: 0.124, after: 0.1 })
 * // { total: -0.12, agent: -0.024, instrument: -0.096 } but for the last bit
 */
export function splitChange(rates: {
  readonly before: number | null;
  readonly regraded: number | null;
  readonly after: number | null;
}): ChangeSplit | null {
  const { before, regraded, after } = rates;
  if (before === null || regraded === null || after === null) return null;
  const agent = after - regraded;
  const instrument = regraded - before;
  return { total: agent + instrument, agent, instrument };
}
