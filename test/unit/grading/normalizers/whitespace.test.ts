import { expect, test } from "vitest";
import { whitespace } from "../../../../lib/grading/normalizers/whitespace.ts";
import { keyOf } from "./key-of.ts";

test("runs of white space are one space, none at the ends", () => {
  expect(keyOf(whitespace, JSON.stringify(" \tlate \r\n\u00a0delivery\n"))).toBe("late delivery");
  expect(keyOf(whitespace, '" \\n "')).toBe("");
});

test("some white space and none stay apart", () => {
  expect(keyOf(whitespace, '"latedelivery"')).not.toBe(keyOf(whitespace, '"late delivery"'));
});

test("a value that is no text is left as it is", () => {
  expect(keyOf(whitespace, '[" a "]')).toBe("?not_a_string");
});
