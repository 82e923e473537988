import { expect, test } from "vitest";
import { aliases } from "../../../../lib/grading/normalizers/aliases.ts";
import { keyOf } from "./key-of.ts";

const options = { map: { NYC: "New York", "Big Apple": "NYC" } };

test("a listed name stands for another, also over a chain; one that is not listed for itself", () => {
  expect(keyOf(aliases, '"NYC"', options)).toBe("New York");
  expect(keyOf(aliases, '"Big Apple"', options)).toBe("New York");
  expect(keyOf(aliases, '"New York"', options)).toBe("New York");
  expect(keyOf(aliases, '"nyc"', options)).toBe("nyc");
});

test("names of the language's own objects are names like others", () => {
  expect(keyOf(aliases, '"constructor"', options)).toBe("constructor");
  expect(keyOf(aliases, '"__proto__"', options)).toBe("__proto__");
});

test("a circle is refused, and reading with one leaves the value as it is", () => {
  const circle = { map: { a: "b", b: "a" } };
  expect(aliases.checkOptions(circle)).toContain("`a`");
  expect(keyOf(aliases, '"a"', circle)).toBe("?bad_option");
  expect(aliases.checkOptions(options)).toBeNull();
  expect(aliases.checkOptions({ map: { a: 1 } })).toContain("map");
  expect(aliases.checkOptions({ map: ["a"] })).toContain("map");
});
