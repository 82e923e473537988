import fc from "fast-check";
import { expect, test } from "vitest";
import { civilOfDays, daysOfCivil } from "../../../../../lib/grading/normalizers/reading/civil-days.ts";

test("counts days from 1970-01-01", () => {
  expect(daysOfCivil({ year: 1970, month: 1, day: 1 })).toBe(0);
  expect(daysOfCivil({ year: 2000, month: 3, day: 1 })).toBe(11_017);
  expect(daysOfCivil({ year: 0, month: 1, day: 1 })).toBe(-719_528);
});

test("agrees with the engine's calendar in both directions", () => {
  fc.assert(
    fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), (days) => {
      const date = new Date(days * 86_400_000);
      const civil = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
      expect(civilOfDays(days)).toEqual(civil);
      expect(daysOfCivil(civil)).toBe(days);
    }),
  );
});
