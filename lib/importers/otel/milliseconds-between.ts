/** From `start` to `end`, both in nanoseconds, in milliseconds; null where one is unknown or they run backwards. */
export function millisecondsBetween(start: bigint | null, end: bigint | null): number | null {
  if (start === null || end === null || end < start) return null;
  return Number(end - start) / 1e6;
}
