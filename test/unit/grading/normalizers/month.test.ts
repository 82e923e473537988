import { expect, test } from "vitest";
import { month } from "../../../../lib/grading/normalizers/month.ts";
import { keyOf } from "./key-of.ts";
import { readJson } from "./read-json.ts";

test.each([
  ['"2026-03"', "2026-03"],
  ['"2026-03-01"', "2026-03"],
  ['"2026-03-31"', "2026-03"],
  ['"20260315"', "2026-03"],
  ['"2026-03-01T00:00:00Z"', "2026-03"],
  ['"2026-03-01T12:00:00+01:00"', "2026-03"],
  ['"2026-03-01T00:00:00"', "2026-03"],
  ['"2026-03-31T24:00:00Z"', "2026-04"],
])("%s is the month %s", (json, key) => {
  expect(keyOf(month, json)).toBe(key);
});

test("a time with an offset counts by its month in UTC, though its text begins with the next one", () => {
  expect(keyOf(month, '"2026-03-01T00:40:00+01:00"')).toBe("2026-02");
  expect(keyOf(month, '"2026-02-28T23:40:00-01:00"')).toBe("2026-03");
});

test("a time without an offset is read in the zone of the options, and that is noted", () => {
  const options = { zone: "Europe/Berlin" };
  expect(readJson(month, '"2026-03-01T00:40:00"', options)).toEqual({
    readable: true,
    key: "2026-02",
    notes: ["zone_assumed"],
  });
  expect(readJson(month, '"2026-03-01T00:40:00"')).toEqual({
    readable: true,
    key: "2026-03",
    notes: ["zone_assumed"],
  });
  expect(readJson(month, '"2026-03-01T00:40:00+01:00"', options)).toMatchObject({ notes: [] });
});

test.each([
  ['"2026-13"', "?no_such_date"],
  ['"2026-02-30"', "?no_such_date"],
  ['"2026-3"', "?not_a_date"],
  ['"202603"', "?not_a_date"],
  ['"26-03"', "?not_a_date"],
  ['"March 2026"', "?not_a_date"],
  ['" 2026-03"', "?not_a_date"],
  ['"2026-03T10:00"', "?not_a_date"],
  ['"10/12/2026"', "?ambiguous_day_order"],
  ['"2026-03-01T25:00:00Z"', "?no_such_time"],
  ["202603", "?not_a_string"],
  ["null", "?not_a_string"],
])("%s is left as it is (%s)", (json, key) => {
  expect(keyOf(month, json)).toBe(key);
});

test("a date in national order is read only as the options say", () => {
  expect(keyOf(month, '"10/12/2026"', { order: "dmy" })).toBe("2026-12");
  expect(keyOf(month, '"10/12/2026"', { order: "mdy" })).toBe("2026-10");
});

test("a repeated local hour has one month all the same", () => {
  expect(keyOf(month, '"2026-10-25T02:30:00"', { zone: "Europe/Berlin" })).toBe("2026-10");
});
