import { expect, test } from "vitest";
import { unicodeNfc } from "../../../../lib/grading/normalizers/unicode-nfc.ts";
import { keyOf } from "./key-of.ts";

test("a letter with a combining ring is the composed letter", () => {
  expect(keyOf(unicodeNfc, '"A\u030arhus"')).toBe("\u00c5rhus");
  expect(keyOf(unicodeNfc, '"\\u00c5rhus"')).toBe("\u00c5rhus");
});

test("a neighbouring letter and a compatibility form stay apart", () => {
  expect(keyOf(unicodeNfc, '"\\u00c4rhus"')).not.toBe("\u00c5rhus");
  expect(keyOf(unicodeNfc, '"\ufb01le"')).not.toBe("file");
});

test("half of a surrogate pair stays as it is", () => {
  expect(keyOf(unicodeNfc, '"ok \\ud83d"')).toBe("ok \ud83d");
});
