/**
 * Round marks from 0 to at or above `highest` (a share above 0), three to six of them.
 *
 * @example niceScale(0.23) // [0, 0.05, 0.1, 0.15, 0.2, 0.25]
 */
export function niceScale(highest: number): readonly number[] {
  const steps = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.25];
  const step = steps.find((one) => highest / one <= 5) ?? 0.25;
  const marks = Math.max(1, Math.ceil(highest / step - 1e-9));
  return Array.from({ length: marks + 1 }, (_, index) => Number((index * step).toFixed(4)));
}
