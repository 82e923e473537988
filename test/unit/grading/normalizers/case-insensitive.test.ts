import { expect, test } from "vitest";
import { caseInsensitive } from "../../../../lib/grading/normalizers/case-insensitive.ts";
import { keyOf } from "./key-of.ts";

const keyOfText = (text: string) => keyOf(caseInsensitive, JSON.stringify(text));

test.each([
  ["EUR", "eur"],
  ["Straße", "STRASSE"],
  ["ὈΔΥΣΣΕΎΣ", "ὀδυσσεύς"],
  ["Ǆ", "ǅ"],
  ["\u212a", "k"],
])("%s and %s are one", (one, other) => {
  expect(keyOfText(one)).toBe(keyOfText(other));
});

test("a dotless i is another letter, and so is another accent", () => {
  expect(keyOfText("\u0131")).not.toBe(keyOfText("i"));
  expect(keyOfText("é")).not.toBe(keyOfText("e"));
});

test("folding a folded code point changes nothing, for all of Unicode", () => {
  const changed: string[] = [];
  for (let code = 0; code <= 0x10ffff; code++) {
    const character = String.fromCodePoint(code);
    const once = caseInsensitive.read({ type: "string", start: 0, end: 0, value: character }, "", {});
    if (!once.readable) throw new Error(`unreadable: ${code}`);
    const twice = caseInsensitive.read({ type: "string", start: 0, end: 0, value: once.key }, "", {});
    if (!twice.readable || twice.key !== once.key) changed.push(code.toString(16));
  }
  expect(changed).toEqual([]);
});
