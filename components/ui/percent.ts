/**
 * A share as text with one decimal: `12.4 %`. A share that is not 0 or 1 is never shown as 0 or 100 %.
 *
 * @example percent(472, 3806) // "12.4 %"
 */
export function percent(part: number, whole: number): string {
  if (whole === 0) return "—";
  const share = (100 * part) / whole;
  if (part > 0 && share < 0.05) return "< 0.1 %";
  if (part < whole && share > 99.95) return "> 99.9 %";
  return `${share.toFixed(1)} %`;
}
