import { expect, test } from "vitest";
import { prefix } from "../../../../lib/grading/normalizers/prefix.ts";
import { keyOf } from "./key-of.ts";

const keyOfText = (text: string, length: unknown) => keyOf(prefix, JSON.stringify(text), { length });

test("texts with the same beginning are one, shorter ones stand for themselves", () => {
  expect(keyOfText("INV-0042-7", 8)).toBe("INV-0042");
  expect(keyOfText("INV-0042", 8)).toBe("INV-0042");
  expect(keyOfText("INV-004", 8)).toBe("INV-004");
  expect(keyOfText("", 8)).toBe("");
});

test("counts code points, and cuts none in two", () => {
  expect(keyOfText("🙂🙂🙂", 2)).toBe("🙂🙂");
  expect(keyOfText("a\ud83d", 2)).toBe("a\ud83d");
});

test("takes a month that is written as a local midnight for the wrong one", () => {
  // 2026-02-28T23:40Z: in UTC it is still February.
  expect(keyOfText("2026-03-01T00:40:00+01:00", 7)).toBe("2026-03");
});

test.each(["42", "true", "null", '["INV"]', '{"a":1}'])("%s is left as it is", (json) => {
  expect(keyOf(prefix, json, { length: 3 })).toBe("?not_a_string");
});

test.each([undefined, null, 0, -1, 1.5, "3", 10_001])("refuses the length %s", (length) => {
  expect(prefix.checkOptions({ length })).not.toBeNull();
  expect(keyOfText("text", length)).toBe("?bad_option");
});
