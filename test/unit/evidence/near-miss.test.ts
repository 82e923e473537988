import { expect, test } from "vitest";
import { invisibleName } from "../../../lib/evidence/invisible-name.ts";
import { nearMiss } from "../../../lib/evidence/near-miss.ts";

test.each([
  ["\u00c5rhus", "A\u030arhus", "equal after NFC"],
  ["ｆｕｌｌ", "full", "equal after NFKC"],
  ["Rome", "ROME", "equal but for letter case"],
  ["a b", "a  b", "equal but for white space"],
  ["ab", "a\u200bb", "equal but for invisible characters"],
  ["ab", "ac", null],
])("%j and %j: %s", (a, b, said) => {
  expect(nearMiss(a, b)).toBe(said);
});

test.each([
  [0, "NUL"],
  [0x202e, "right-to-left override"],
  [0xd83d, "lone surrogate"],
  [0xa0, "no-break space"],
  [0xe0041, "tag character"],
  [0x3164, "blank letter"],
  [0x41, null],
  [0x1f600, null],
  [0x5d0, null],
])("code point %d is called %s", (codePoint, name) => {
  expect(invisibleName(codePoint)).toBe(name);
});
