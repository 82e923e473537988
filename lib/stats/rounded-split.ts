import type { ChangeSplit } from "./split-change.ts";

/** The rates and differences of a split as whole numbers of the last digit shown. */
export type RoundedSplit = Readonly<Record<Exclude<keyof ChangeSplit, "denominator">, number>>;

/**
 * A split in percent, rounded to `digits` decimals so that the rounded numbers still add up: the rates are rounded
 * (half up), the differences are those of the rounded rates. So a difference may be off by one in its last digit
 * from itself rounded; its exact value is in the split. `digits` from 0 to 6, else a RangeError.
 *
 * @example
 * roundedSplit(splitChange({ before: { failing: 1, graded: 3 }, regraded: …, after: … }), 2).before // 3333
 */
export function roundedSplit(split: ChangeSplit, digits: number): RoundedSplit {
  if (!Number.isInteger(digits) || digits < 0 || digits > 6) throw new RangeError(`not digits: ${digits}`);
  const scale = 100n * 10n ** BigInt(digits);
  const half = (numerator: bigint) =>
    Number((2n * numerator * scale + split.denominator) / (2n * split.denominator));
  const before = half(split.before);
  const regraded = half(split.regraded);
  const after = half(split.after);
  return {
    before,
    regraded,
    after,
    instrument: regraded - before,
    agent: after - regraded,
    total: after - before,
  };
}
