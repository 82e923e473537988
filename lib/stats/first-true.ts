/**
 * The smallest whole number from `low` to `high` for which `holds` is true, by bisection: `holds` is false up to
 * some number and true from there on, and true at `high`.
 *
 * @example firstTrue(0, 100, (n) => n * n >= 50) // 8
 */
export function firstTrue(low: number, high: number, holds: (value: number) => boolean): number {
  let from = low;
  let to = high;
  while (from < to) {
    const middle = from + Math.floor((to - from) / 2);
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return to;
}
