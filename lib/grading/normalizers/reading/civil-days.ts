/** A day of the proleptic Gregorian calendar; `month` 1–12, `day` 1–31. */
export type CivilDate = { readonly year: number; readonly month: number; readonly day: number };

const DAYS_OF_ERA = 146_097;
const DAYS_TO_1970 = 719_468;

/**
 * Days from 1970-01-01 to a date, negative before. The arithmetic of eras of 400 years that begin in March:
 * H. Hinnant, "chrono-Compatible Low-Level Date Algorithms", days_from_civil.
 *
 * @example daysOfCivil({ year: 2000, month: 3, day: 1 }) // 11017
 */
export function daysOfCivil({ year, month, day }: CivilDate): number {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_OF_ERA + dayOfEra - DAYS_TO_1970;
}

/**
 * The date that lies `days` after 1970-01-01; the inverse of `daysOfCivil`.
 *
 * @example civilOfDays(11017) // { year: 2000, month: 3, day: 1 }
 */
export function civilOfDays(days: number): CivilDate {
  const z = days + DAYS_TO_1970;
  const era = Math.floor(z / DAYS_OF_ERA);
  const dayOfEra = z - era * DAYS_OF_ERA;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1_460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shifted = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1,
  };
}
