import { expect, test } from "vitest";
import { boolean } from "../../../../lib/grading/normalizers/boolean.ts";
import { keyOf } from "./key-of.ts";

test.each(["true", '"true"', '"True"', '"TRUE"', "1"])("%s is true", (json) => {
  expect(keyOf(boolean, json)).toBe("true");
});

test.each(["false", '"false"', '"False"', "0"])(
  "%s is false: a text is no truth for not being empty",
  (json) => {
    expect(keyOf(boolean, json)).toBe("false");
  },
);

test.each(['"maybe"', '"yes"', '"1"', '"0"', '""', '" true"', "1.0", "-0", "2", "null", "[]", "{}"])(
  "%s is left as it is",
  (json) => {
    expect(keyOf(boolean, json)).toBe("?not_a_boolean");
  },
);
