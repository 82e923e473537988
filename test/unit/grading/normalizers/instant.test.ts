import fc from "fast-check";
import { expect, test } from "vitest";
import { instant } from "../../../../lib/grading/normalizers/instant.ts";
import { keyOf } from "./key-of.ts";
import { readJson } from "./read-json.ts";

test.each([
  '"2025-07-14T18:00:00+03:00"',
  '"2025-07-14T15:00:00Z"',
  '"2025-07-14 18:00+0300"',
  '"2025-07-14t15:00z"',
  '"20250714T180000+03"',
  '"2025-07-14T15:00:00.000Z"',
  '"2025-07-14T09:30:00-05:30"',
])("%s is 2025-07-14T15:00:00Z", (json) => {
  expect(keyOf(instant, json)).toBe("2025-07-14T15:00:00Z");
});

test("a mistaken Z is three hours off", () => {
  expect(keyOf(instant, '"2025-07-14T18:00:00Z"')).toBe("2025-07-14T18:00:00Z");
});

test("a time without an offset is read in the zone of the options", () => {
  expect(readJson(instant, '"2025-07-14T18:00:00"', { zone: "Europe/Moscow" })).toEqual({
    readable: true,
    key: "2025-07-14T15:00:00Z",
    notes: ["zone_assumed"],
  });
});

test("summer time is kept on both sides of its changes", () => {
  const zone = "Europe/Berlin";
  expect(keyOf(instant, '"2026-03-29T01:59:59"', { zone })).toBe("2026-03-29T00:59:59Z");
  expect(keyOf(instant, '"2026-03-29T03:00:00"', { zone })).toBe("2026-03-29T01:00:00Z");
  expect(keyOf(instant, '"2026-10-25T01:59:59"', { zone })).toBe("2026-10-24T23:59:59Z");
  expect(keyOf(instant, '"2026-10-25T03:00:00"', { zone })).toBe("2026-10-25T02:00:00Z");
  expect(keyOf(instant, '"2026-07-01T12:00:00"', { zone: "America/St_Johns" })).toBe("2026-07-01T14:30:00Z");
});

test("a skipped or a repeated local time is not guessed", () => {
  const zone = "Europe/Berlin";
  expect(keyOf(instant, '"2026-03-29T02:30:00"', { zone })).toBe("?nonexistent_local_time");
  expect(keyOf(instant, '"2026-10-25T02:30:00"', { zone })).toBe("?ambiguous_local_time");
  expect(keyOf(instant, '"2026-10-25T02:30:00+02:00"', { zone })).toBe("2026-10-25T00:30:00Z");
  // Samoa went from 29 to 31 December 2011 without a 30th.
  expect(keyOf(instant, '"2011-12-30T12:00:00"', { zone: "Pacific/Apia" })).toBe("?nonexistent_local_time");
});

test("24:00 is the next day's 00:00", () => {
  expect(keyOf(instant, '"2025-12-31T24:00:00Z"')).toBe("2026-01-01T00:00:00Z");
  expect(keyOf(instant, '"2025-12-31T24:00:01Z"')).toBe("?no_such_time");
  expect(keyOf(instant, '"2025-12-31T24:30Z"')).toBe("?no_such_time");
});

test("a leap second is an instant of its own, at the end of a UTC month only", () => {
  // IERS Bulletin C 52: the leap second of 2016-12-31.
  expect(keyOf(instant, '"2016-12-31T23:59:60Z"')).toBe("2016-12-31T23:59:60Z");
  expect(keyOf(instant, '"2017-01-01T00:59:60+01:00"')).toBe("2016-12-31T23:59:60Z");
  expect(keyOf(instant, '"2016-12-30T23:59:60Z"')).toBe("?no_such_time");
  expect(keyOf(instant, '"2016-12-31T12:00:60Z"')).toBe("?no_such_time");
  expect(keyOf(instant, '"2016-12-31T23:59:61Z"')).toBe("?no_such_time");
});

test("a fraction is kept to its last digit", () => {
  expect(keyOf(instant, '"2025-07-14T15:00:00.1234567890Z"')).toBe("2025-07-14T15:00:00.123456789Z");
  expect(keyOf(instant, '"2025-07-14T15:00:00,5Z"')).toBe("2025-07-14T15:00:00.5Z");
});

test.each([
  ['"2025-07-14"', "?no_time_of_day"],
  ['"2025-07"', "?no_time_of_day"],
  ['"2025-07-14T15"', "?not_a_date"],
  ['"2025-07-14T15:00+24:00"', "?no_such_time"],
  ['"2025-07-14T15:60Z"', "?no_such_time"],
  ['"0000-01-01T00:00:00+01:00"', "?out_of_range"],
  ['"tomorrow"', "?not_a_date"],
  ["1752505200", "?not_a_string"],
])("%s is left as it is (%s)", (json, key) => {
  expect(keyOf(instant, json)).toBe(key);
});

test("agrees with the engine's own clock over whole centuries and all offsets", () => {
  const from = Date.UTC(1600, 0, 1);
  const to = Date.UTC(2400, 0, 1);
  fc.assert(
    fc.property(
      fc.integer({ min: from / 1000, max: to / 1000 }),
      fc.integer({ min: -1439, max: 1439 }),
      (at, offset) => {
        const local = new Date((at + offset * 60) * 1000).toISOString().slice(0, 19);
        const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
        const digits = (value: number) => String(value).padStart(2, "0");
        const written = `"${local}${offset < 0 ? "-" : "+"}${digits(hours)}:${digits(minutes)}"`;
        expect(keyOf(instant, written)).toBe(`${new Date(at * 1000).toISOString().slice(0, 19)}Z`);
      },
    ),
  );
});
