import fc from "fast-check";
import { expect, test } from "vitest";
import { moneyCents } from "../../../../lib/grading/normalizers/money-cents.ts";
import { keyOf } from "./key-of.ts";
import { readJson } from "./read-json.ts";

test.each([
  ["4200", "4200"],
  ["42.00", "4200"],
  ["42.0", "4200"],
  ['"42.00"', "4200"],
  ["4.2e1", "4200"],
  ["4200.0", "420000"],
  ["499", "499"],
  ["4.99", "499"],
  ["0.1", "10"],
  ["-0.00", "0"],
  ["-42.5", "-4250"],
  ["90071992547409.93", "9007199254740993"],
  ["123456789012345678901234567890.12", "12345678901234567890123456789012"],
])("%s is %s minor units", (json, key) => {
  expect(keyOf(moneyCents, json)).toBe(key);
});

test("a whole number in a string is major units, and that is noted", () => {
  expect(readJson(moneyCents, '"42"')).toEqual({
    readable: true,
    key: "4200",
    notes: ["whole_string_as_major"],
  });
  expect(readJson(moneyCents, '"42.00"')).toMatchObject({ notes: [] });
});

test("the currency's minor digits are an option", () => {
  expect(keyOf(moneyCents, "1500", { minor_digits: 0 })).toBe("1500");
  expect(keyOf(moneyCents, '"1500"', { minor_digits: 0 })).toBe("1500");
  expect(keyOf(moneyCents, "1500.0", { minor_digits: 0 })).toBe("1500");
  expect(keyOf(moneyCents, "1.250", { minor_digits: 3 })).toBe("1250");
  expect(moneyCents.checkOptions({ minor_digits: 9 })).toContain("minor_digits");
  expect(moneyCents.checkOptions({ minor_digits: 1.5 })).toContain("minor_digits");
  expect(moneyCents.checkOptions({ minor_digits: 3 })).toBeNull();
});

test.each([
  ["1e999999", "?out_of_range"],
  ["42.005", "?finer_than_minor_unit"],
  ['"$4.99"', "?not_an_amount"],
  ['"1,234"', "?not_an_amount"],
  ['"1.234,00"', "?not_an_amount"],
  ['" 42.00"', "?not_an_amount"],
  ['"042.00"', "?not_an_amount"],
  ['"forty-two"', "?not_an_amount"],
  ['""', "?not_an_amount"],
  ["true", "?not_an_amount"],
  ["null", "?not_an_amount"],
])("%s is left as it is (%s)", (json, key) => {
  expect(keyOf(moneyCents, json)).toBe(key);
});

test("any whole number of cents is the same amount as float, decimal string and int", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), (cents) => {
      const digits = cents.toString().padStart(3, "0");
      const major = `${digits.slice(0, -2)}.${digits.slice(-2)}`;
      const keys = [cents.toString(), major, `"${major}"`].map((json) => keyOf(moneyCents, json));
      expect(keys).toEqual([cents.toString(), cents.toString(), cents.toString()]);
    }),
  );
});
