/**
 * Nanoseconds since 1970 as ISO 8601 in UTC with milliseconds, finer digits cut off; null outside of years 0–9999.
 *
 * @example isoTime(1777555053780274700n) // "2026-04-30T13:17:33.780Z"
 */
export function isoTime(nanoseconds: bigint | null): string | null {
  if (nanoseconds === null) return null;
  const milliseconds = Number(nanoseconds / 1_000_000n);
  return Math.abs(milliseconds) < 253_402_300_800_000 ? new Date(milliseconds).toISOString() : null;
}
