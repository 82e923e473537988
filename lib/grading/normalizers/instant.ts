import { calendarNormalizer } from "./reading/calendar-normalizer.ts";
import { civilOfDays } from "./reading/civil-days.ts";
import { dateText } from "./reading/date-text.ts";

const LAST_MINUTE = 1_439;

/**
 * A point in time, whatever the offset it is written with. A day alone is no instant.
 * Key: UTC, `YYYY-MM-DDTHH:MM:SS[.fraction]Z`; a leap second keeps its 60.
 *
 * @example "2025-07-14 18:00+0300" // key "2025-07-14T15:00:00Z"
 */
export const instant = calendarNormalizer({
  name: "instant",
  title: "Point in time",
  description: "2025-07-14T18:00:00+03:00, 2025-07-14T15:00Z and 2025-07-14 18:00+0300 are one instant.",
  keyOfDate: () => ({ note: "no_time_of_day" }),
  keyOfInstant: ({ day, second, fraction }) => {
    const minutes = Math.min(Math.floor(second / 60), LAST_MINUTE);
    const digits = (value: number) => String(value).padStart(2, "0");
    const clock = [Math.floor(minutes / 60), minutes % 60, second - minutes * 60].map(digits).join(":");
    return `${dateText(civilOfDays(day))}T${clock}${fraction === "" ? "" : `.${fraction}`}Z`;
  },
});
