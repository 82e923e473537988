/**
 * Two bounds of a share as text in percent, for brackets: `9.5 – 13.7`.
 *
 * @example intervalText({ low: 0.0949, high: 0.1371 }) // "9.5 – 13.7"
 */
export function intervalText({ low, high }: { readonly low: number; readonly high: number }): string {
  return `${(100 * low).toFixed(1)} – ${(100 * high).toFixed(1)}`;
}
