/**
 * A time in whole or broken seconds since 1970 as ISO 8601 in UTC; null where it is none.
 *
 * @example epochTime(1767225600) // "2026-01-01T00:00:00.000Z"
 */
export function epochTime(seconds: unknown): string | null {
  if (typeof seconds !== "number" || !(seconds > 0) || seconds > 253_402_300_799) return null;
  return new Date(Math.floor(seconds * 1000)).toISOString();
}
