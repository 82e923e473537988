import { calendarNormalizer } from "./reading/calendar-normalizer.ts";
import { civilOfDays } from "./reading/civil-days.ts";
import { dateText } from "./reading/date-text.ts";

/**
 * A day: `2026-03-01`, or an instant, which counts by its day in UTC. A month alone is no day.
 * Key: `YYYY-MM-DD`.
 *
 * @example "20260301" // key "2026-03-01"
 */
export const date = calendarNormalizer({
  name: "date",
  title: "Day",
  description: "2026-03-01, 20260301 and 2026-03-01T09:00:00+01:00 are one day; an instant counts in UTC.",
  keyOfDate: ({ year, month, day }) =>
    day === null ? { note: "no_day" } : { key: dateText({ year, month, day }) },
  keyOfInstant: ({ day }) => dateText(civilOfDays(day)),
});
