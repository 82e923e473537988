/** Counts of graded units, and the failing share of them; null where no unit is graded. */
export type MeasuredRate = {
  readonly rate: number | null;
  readonly failing: number;
  readonly clean: number;
};

/**
 * The rate that an instrument measures: failing / (failing + clean) graded units. A count of the whole population,
 * so it has no interval; units that could not be graded are in neither. Whole numbers from 0, else a RangeError.
 *
 * @example measuredRate(220, 780) // { rate: 0.22, failing: 220, clean: 780 }
 */
export function measuredRate(failing: number, clean: number): MeasuredRate {
  if (![failing, clean].every((count) => Number.isSafeInteger(count) && count >= 0)) {
    throw new RangeError(`not counts: ${failing} failing, ${clean} clean`);
  }
  const graded = failing + clean;
  return { rate: graded === 0 ? null : failing / graded, failing, clean };
}
