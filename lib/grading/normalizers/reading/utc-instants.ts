import { civilOfDays, daysOfCivil } from "./civil-days.ts";
import { instantsOfLocal } from "./instants-of-local.ts";
import type { WrittenTime } from "./written-time.ts";

const DAY = 86_400;

/** A second in UTC. `day` is days since 1970-01-01; `second` 0–86,400, where 86,400 is a leap second. */
export type UtcInstant = { readonly day: number; readonly second: number; readonly fraction: string };

export type UtcInstantsError =
  | "no_time_of_day"
  | "no_such_time"
  | "unknown_zone"
  | "nonexistent_local_time"
  | "out_of_range";

/**
 * Every instant that a written time can mean, in rising order: one where an offset was written, else what
 * clocks in `zone` (an IANA name) allow: two in the hour that is repeated when summer time ends.
 * Leap seconds are taken at the end of a UTC month only. Years 0000–9999.
 *
 * @example utcInstants(readWrittenTime("2026-03-01T00:40:00+01:00"), "UTC") // [2026-02-28, second 85200]
 */
export function utcInstants(written: WrittenTime, zone: string): readonly UtcInstant[] | UtcInstantsError {
  const { year, month, day, time } = written;
  if (time === null || day === null) return "no_time_of_day";
  const leap = time.second === 60;
  const local =
    daysOfCivil({ year, month, day }) * DAY +
    time.hour * 3_600 +
    time.minute * 60 +
    time.second -
    (leap ? 1 : 0);
  const seconds = epochSeconds(local, time.offset, zone);
  if (seconds === null) return "unknown_zone";
  if (seconds.length === 0) return "nonexistent_local_time";
  const instants: UtcInstant[] = [];
  for (const epoch of seconds) {
    const utcDay = Math.floor(epoch / DAY);
    const second = epoch - utcDay * DAY;
    const { year: utcYear } = civilOfDays(utcDay);
    if (utcYear < 0 || utcYear > 9_999) return "out_of_range";
    if (leap && !(second === DAY - 1 && civilOfDays(utcDay + 1).day === 1)) return "no_such_time";
    instants.push({ day: utcDay, second: leap ? DAY : second, fraction: time.fraction });
  }
  return instants;
}

function epochSeconds(local: number, offset: number | null, zone: string): readonly number[] | null {
  if (offset !== null) return [local - offset * 60];
  return zone === "UTC" ? [local] : instantsOfLocal(zone, local);
}
