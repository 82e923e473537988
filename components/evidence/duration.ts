/**
 * A span of time for people: `412 ms`, `3.2 s`, `4 min 5 s`.
 *
 * @example duration(412.4) // "412 ms"
 */
export function duration(milliseconds: number): string {
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`;
  if (milliseconds < 59_950) return `${(milliseconds / 1000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60).toLocaleString("en")} min ${seconds % 60} s`;
}
