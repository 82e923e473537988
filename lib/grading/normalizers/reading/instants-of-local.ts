import { zoneOffset } from "./zone-offset.ts";

const DAY = 86_400;

/**
 * Every instant at which clocks in `zone` show a local time, in rising order: one as a rule, none in the hour
 * that a change to summer time skips, two in the hour that the change back repeats. Both sides are seconds
 * since 1970-01-01T00:00:00 (of the local clock, of UTC). Null: no such zone.
 *
 * @example instantsOfLocal("Europe/Berlin", 1_774_751_400) // [] : 02:30 on 2026-03-29 was skipped
 */
export function instantsOfLocal(zone: string, localSeconds: number): readonly number[] | null {
  const before = zoneOffset(zone, localSeconds - DAY);
  const after = zoneOffset(zone, localSeconds + DAY);
  if (before === null || after === null) return null;
  const candidates = [...new Set([localSeconds - before, localSeconds - after])].sort((a, b) => a - b);
  return candidates.filter((instant) => zoneOffset(zone, instant) === localSeconds - instant);
}
