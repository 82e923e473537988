import type { CivilDate } from "./civil-days.ts";

/**
 * `YYYY-MM-DD`; years 0000–9999.
 *
 * @example dateText({ year: 987, month: 6, day: 5 }) // "0987-06-05"
 */
export function dateText({ year, month, day }: CivilDate): string {
  const digits = (value: number, places: number) => String(value).padStart(places, "0");
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
}
