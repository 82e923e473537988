import { expect, test } from "vitest";
import { number } from "../../../../lib/grading/normalizers/number.ts";
import { keyOf } from "./key-of.ts";

test.each(["5", "5.0", "5.000", "50e-1", "0.5e1", '"5"', '"5.0"'])("%s is 5", (json) => {
  expect(keyOf(number, json)).toBe("5");
});

test.each([
  ["-0", "0"],
  ["0.0e99", "0"],
  ["0.05", "0.05"],
  ["-12.50", "-12.5"],
  ["9007199254740993", "9007199254740993"],
  ["1e999999", "1e999999"],
  ["10e999998", "1e999999"],
  ["1e-999999", "1e-999999"],
])("%s has the key %s", (json, key) => {
  expect(keyOf(number, json)).toBe(key);
});

test("neighbours beyond a double's precision stay apart", () => {
  expect(keyOf(number, "9007199254740993")).not.toBe(keyOf(number, "9007199254740992"));
  expect(keyOf(number, "0.1")).not.toBe(keyOf(number, "0.1000000000000000055511151231257827"));
  expect(keyOf(number, "1e999999")).not.toBe(keyOf(number, "1e999998"));
});

test.each([
  '"05"',
  '"+5"',
  '"5."',
  '".5"',
  '" 5"',
  '"1,000"',
  '"NaN"',
  '"Infinity"',
  '"0x5"',
  '""',
  '"five"',
  "true",
  "null",
  "[5]",
])("%s is left as it is", (json) => {
  expect(keyOf(number, json)).toBe("?not_a_number");
});
