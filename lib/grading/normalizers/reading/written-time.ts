import { civilOfDays, daysOfCivil } from "./civil-days.ts";

/** A date or time as it was written, checked to exist on the calendar. Null where it was not written. */
export type WrittenTime = {
  readonly year: number;
  readonly month: number;
  readonly day: number | null;
  readonly time: {
    readonly hour: number;
    readonly minute: number;
    /** 60 only in a leap second. */
    readonly second: number;
    /** Digits after the point without trailing zeros; empty where there are none. */
    readonly fraction: string;
    /** Minutes east of UTC; null: no offset was written. */
    readonly offset: number | null;
  } | null;
};

export type WrittenTimeError = "not_a_date" | "no_such_date" | "no_such_time" | "ambiguous_day_order";
export type DayOrder = "dmy" | "mdy" | "ymd";

const LONGEST = 64;
const DATE = /^(\d{4})-(\d{2})(?:-(\d{2}))?/;
const BASIC_DATE = /^(\d{4})(\d{2})(\d{2})(?=$|[Tt])/;
const ORDERED_DATE = /^(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})(?=$|[Tt ])/;
const TIME = /^[Tt ](\d{2})(?::?(\d{2}))(?::?(\d{2})(?:[.,](\d{1,30}))?)? ?([Zz]|[+-]\d{2}(?::?\d{2})?)?$/;

/**
 * Reads ISO 8601 months, dates and times of day (extended or basic, `T` or a space between, any offset
 * form, 24:00, a leap second), RFC 3339 included; with `order` also dates such as `10/12/2026`.
 * Weeks, ordinal dates, two-digit years and month names are `not_a_date`.
 *
 * @example readWrittenTime("2025-07-14 18:00+0300", null) // hour 18, offset 180
 * @example readWrittenTime("2026-02-30", null) // "no_such_date"
 */
export function readWrittenTime(text: string, order: DayOrder | null): WrittenTime | WrittenTimeError {
  if (text.length > LONGEST) return "not_a_date";
  const date = readDate(text, order);
  if (typeof date === "string") return date;
  const { year, month, day, rest } = date;
  if (month < 1 || month > 12) return "no_such_date";
  if (day !== null && (day < 1 || day > daysInMonth(year, month))) return "no_such_date";
  if (rest === "") return { year, month, day, time: null };
  if (day === null) return "not_a_date";
  return readTime(year, month, day, rest);
}

type DateParts = { year: number; month: number; day: number | null; rest: string };

function readDate(text: string, order: DayOrder | null): DateParts | WrittenTimeError {
  const iso = DATE.exec(text) ?? BASIC_DATE.exec(text);
  if (iso) {
    const [whole, year, month, day] = iso;
    return {
      year: Number(year),
      month: Number(month),
      day: day === undefined ? null : Number(day),
      rest: text.slice(whole.length),
    };
  }
  const ordered = ORDERED_DATE.exec(text);
  if (!ordered) return "not_a_date";
  if (order === null) return "ambiguous_day_order";
  const [whole, first = "", , second = "", third = ""] = ordered;
  const [year, month, day] =
    order === "ymd"
      ? [first, second, third]
      : order === "dmy"
        ? [third, second, first]
        : [third, first, second];
  if (year.length !== 4 || month.length > 2 || day.length > 2) return "not_a_date";
  return { year: Number(year), month: Number(month), day: Number(day), rest: text.slice(whole.length) };
}

function readTime(year: number, month: number, day: number, rest: string): WrittenTime | WrittenTimeError {
  const match = TIME.exec(rest);
  if (!match) return "not_a_date";
  const [, hours, minutes, seconds = "0", digits = "", zone] = match;
  const [hour, minute, second] = [Number(hours), Number(minutes), Number(seconds)];
  const fraction = digits.replace(/0+$/, "");
  const offset = readOffset(zone);
  if (offset === "no_such_time") return offset;
  if (hour === 24 && minute === 0 && second === 0 && fraction === "") {
    const next = civilOfDays(daysOfCivil({ year, month, day }) + 1);
    return { ...next, time: { hour: 0, minute: 0, second: 0, fraction, offset } };
  }
  if (hour > 23 || minute > 59 || second > 60) return "no_such_time";
  return { year, month, day, time: { hour, minute, second, fraction, offset } };
}

function readOffset(zone: string | undefined): number | null | "no_such_time" {
  if (zone === undefined) return null;
  if (zone === "Z" || zone === "z") return 0;
  const hours = Number(zone.slice(1, 3));
  const minutes = Number(zone.slice(3).replace(":", "") || "0");
  if (hours > 23 || minutes > 59) return "no_such_time";
  return (zone.startsWith("-") ? -1 : 1) * (hours * 60 + minutes);
}

function daysInMonth(year: number, month: number): number {
  const next = month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 };
  return daysOfCivil(next) - daysOfCivil({ year, month, day: 1 });
}
