import { expect, test } from "vitest";
import { date } from "../../../../lib/grading/normalizers/date.ts";
import { keyOf } from "./key-of.ts";

test.each([
  ['"2026-03-01"', "2026-03-01"],
  ['"20260301"', "2026-03-01"],
  ['"2026-03-01T00:40:00+01:00"', "2026-02-28"],
  ['"2026-03-01T23:59:59.999Z"', "2026-03-01"],
  ['"2026-03-01T24:00Z"', "2026-03-02"],
  ['"2024-02-29"', "2024-02-29"],
  ['"2000-02-29"', "2000-02-29"],
])("%s is the day %s", (json, key) => {
  expect(keyOf(date, json)).toBe(key);
});

test.each([
  ['"2026-03"', "?no_day"],
  ['"2026-02-30"', "?no_such_date"],
  ['"2026-02-29"', "?no_such_date"],
  ['"1900-02-29"', "?no_such_date"],
  ['"2026-00-10"', "?no_such_date"],
  ['"2026-04-31"', "?no_such_date"],
  ['"10/12/2026"', "?ambiguous_day_order"],
  ['"2026-W10-1"', "?not_a_date"],
  ['"2026-060"', "?not_a_date"],
  ['"2026-03-01Z"', "?not_a_date"],
])("%s is left as it is (%s)", (json, key) => {
  expect(keyOf(date, json)).toBe(key);
});

test("a national order reads day, month and year where it says they stand", () => {
  expect(keyOf(date, '"10/12/2026"', { order: "dmy" })).toBe("2026-12-10");
  expect(keyOf(date, '"10/12/2026"', { order: "mdy" })).toBe("2026-10-12");
  expect(keyOf(date, '"2026/12/10"', { order: "ymd" })).toBe("2026-12-10");
  expect(keyOf(date, '"1.4.2026"', { order: "dmy" })).toBe("2026-04-01");
  expect(keyOf(date, '"10/12/26"', { order: "dmy" })).toBe("?not_a_date");
  expect(keyOf(date, '"31/12/2026"', { order: "mdy" })).toBe("?no_such_date");
  expect(keyOf(date, '"10/12.2026"', { order: "dmy" })).toBe("?not_a_date");
});

test("a local time whose two instants lie on different UTC days is not guessed", () => {
  // Lord Howe and Berlin repeat hours within one UTC day; the Azores repeat 00:00–00:59, that is 00:30Z or 01:30Z.
  expect(keyOf(date, '"2026-10-25T00:30:00"', { zone: "Atlantic/Azores" })).toBe("2026-10-25");
  // Havana repeats 00:00–00:59 (UTC-4, then UTC-5): both instants are on 1 November in UTC.
  expect(keyOf(date, '"2026-11-01T00:30:00"', { zone: "America/Havana" })).toBe("2026-11-01");
});

test("options are checked", () => {
  expect(date.checkOptions({ zone: "Europe/Berlin", order: "dmy" })).toBeNull();
  expect(date.checkOptions({ zone: "Europe/Atlantis" })).toContain("Europe/Atlantis");
  expect(date.checkOptions({ order: "ydm" })).toContain("order");
  expect(date.checkOptions({ tz: "UTC" })).toContain("tz");
});
