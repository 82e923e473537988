/** Whole numbers, 0 ≤ failing ≤ graded. */
type GradedCounts = { readonly failing: number; readonly graded: number };

/**
 * The three rates and their differences, all as numerators over one `denominator` (the least common multiple of the
 * three numbers of graded units): agent + instrument = total = after − before, to the last unit.
 */
export type ChangeSplit = {
  readonly denominator: bigint;
  readonly before: bigint;
  readonly regraded: bigint;
  readonly after: bigint;
  readonly instrument: bigint;
  readonly agent: bigint;
  readonly total: bigint;
};

/**
 * Splits the change of the measured rate from run A under an old instrument to run B under a new one: what the
 * instrument changed (run A under both) and what the agent changed (both runs under the new one).
 * `before` is A under the old instrument, `regraded` A under the new, `after` B under the new. Null where one of
 * them has nothing graded: without run A regraded the change can't be split. In whole numbers, so the parts add up
 * exactly, whatever the rates are. Not such counts: a RangeError.
 *
 * @example
 * splitChange({
 *   before: { failing: 11, graded: 50 },
 *   regraded: { failing: 1, graded: 8 },
 *   after: { failing: 1, graded: 10 },
 * }) // { denominator: 200n, before: 44n, regraded: 25n, after: 20n, instrument: -19n, agent: -5n, total: -24n }
 */
export function splitChange(rates: {
  readonly before: GradedCounts;
  readonly regraded: GradedCounts;
  readonly after: GradedCounts;
}): ChangeSplit | null {
  const all = [rates.before, rates.regraded, rates.after];
  for (const { failing, graded } of all) {
    const whole = Number.isSafeInteger(failing) && Number.isSafeInteger(graded);
    if (!whole || failing < 0 || failing > graded)
      throw new RangeError(`not a rate: ${failing} of ${graded}`);
  }
  if (all.some(({ graded }) => graded === 0)) return null;
  const denominator = all.map(({ graded }) => BigInt(graded)).reduce(leastCommonMultiple);
  const over = ({ failing, graded }: GradedCounts) => BigInt(failing) * (denominator / BigInt(graded));
  const [before, regraded, after] = [over(rates.before), over(rates.regraded), over(rates.after)];
  return {
    denominator,
    before,
    regraded,
    after,
    instrument: regraded - before,
    agent: after - regraded,
    total: after - before,
  };
}

function leastCommonMultiple(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return (a / x) * b;
}
