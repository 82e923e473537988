import { calendarNormalizer } from "./reading/calendar-normalizer.ts";
import { civilOfDays } from "./reading/civil-days.ts";
import { dateText } from "./reading/date-text.ts";

/**
 * A month: `2026-03`, any day of it, or an instant, which counts by its month in UTC. Key: `YYYY-MM`.
 *
 * @example "2026-03-01T00:40:00+01:00" // key "2026-02": it was still February in UTC
 */
export const month = calendarNormalizer({
  name: "month",
  title: "Month",
  description: "2026-03, 2026-03-01 and 2026-03-01T09:00:00+01:00 are one month; an instant counts in UTC.",
  keyOfDate: ({ year, month, day }) => ({ key: dateText({ year, month, day: day ?? 1 }).slice(0, 7) }),
  keyOfInstant: ({ day }) => dateText(civilOfDays(day)).slice(0, 7),
});
