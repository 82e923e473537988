import { expect, test } from "vitest";
import { durationSeconds } from "../../../../lib/grading/normalizers/duration-seconds.ts";
import { keyOf } from "./key-of.ts";
import { readJson } from "./read-json.ts";

test.each([
  '"PT30M"',
  "1800",
  "1800.0",
  "18e2",
  '"1800"',
  '"30m"',
  '"30 minutes"',
  '"00:30:00"',
  '"PT1800S"',
  '"PT0.5H"',
  '"0.5h"',
])("%s is 1800 seconds", (json) => {
  expect(keyOf(durationSeconds, json)).toBe("1800");
});

test.each([
  ['"1h30m"', "5400"],
  ['"1 h 30 min"', "5400"],
  ['"PT1H30M"', "5400"],
  ['"PT90M"', "5400"],
  ['"01:30:00.5"', "5400.5"],
  ['"PT1.25S"', "1.25"],
  ['"-PT5M"', "-300"],
  ['"100:00:00"', "360000"],
  ["0.1", "0.1"],
  ['"PT0S"', "0"],
])("%s is %s seconds", (json, key) => {
  expect(keyOf(durationSeconds, json)).toBe(key);
});

test("a day or a week is taken for 24-hour days, and that is noted", () => {
  expect(readJson(durationSeconds, '"P1DT2H"')).toEqual({
    readable: true,
    key: "93600",
    notes: ["days_as_24_hours"],
  });
  expect(readJson(durationSeconds, '"P2W"')).toMatchObject({ key: "1209600", notes: ["days_as_24_hours"] });
  expect(readJson(durationSeconds, '"2d"')).toMatchObject({ key: "172800", notes: ["days_as_24_hours"] });
});

test("a bare number counts what the options say", () => {
  expect(keyOf(durationSeconds, "30", { unit: "minutes" })).toBe("1800");
  expect(keyOf(durationSeconds, '"0.5"', { unit: "hours" })).toBe("1800");
  expect(keyOf(durationSeconds, "1800000", { unit: "milliseconds" })).toBe("1800");
  expect(keyOf(durationSeconds, '"PT30M"', { unit: "milliseconds" })).toBe("1800");
  expect(durationSeconds.checkOptions({ unit: "fortnights" })).toContain("unit");
});

test.each([
  ['"P1M"', "?no_fixed_length"],
  ['"P1Y"', "?no_fixed_length"],
  ['"P1Y2M3DT4H"', "?no_fixed_length"],
  ['"00:30"', "?ambiguous_duration"],
  ['"30M"', "?not_a_duration"],
  ['"P"', "?not_a_duration"],
  ['"PT"', "?not_a_duration"],
  ['"P1DT"', "?not_a_duration"],
  ['"PT1.5H30M"', "?not_a_duration"],
  ['"PT30M1H"', "?not_a_duration"],
  ['"00:60:00"', "?not_a_duration"],
  ['"half an hour"', "?not_a_duration"],
  ['""', "?not_a_duration"],
  ["true", "?not_a_duration"],
])("%s is left as it is (%s)", (json, key) => {
  expect(keyOf(durationSeconds, json)).toBe(key);
});
