import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { describeJsonError } from "../../../lib/json/describe-json-error.ts";
import { parseJson } from "../../../lib/json/parse-json.ts";

function sentence(text: string): string {
  const read = parseJson(text);
  return read.ok ? "is JSON" : describeJsonError(text, read.error);
}

describe("describeJsonError", () => {
  it.each([
    ["", "The text is empty."],
    [" ", "The text holds white space only."],
    [
      "{'q': True}",
      "A single quote stands at offset 1; JSON strings take double quotes: it reads as a Python literal.",
    ],
    ['{"a": None}', "The word None at offset 6 is not JSON: it reads as a Python literal."],
    [
      '{"row": 4}{"row": 9}',
      "Text goes on after the value at offset 10: two complete objects found, the second starts at offset 10.",
    ],
    [
      "[1] [2]",
      "Text goes on after the value at offset 4: two complete arrays found, the second starts at offset 4.",
    ],
    [
      "1 [2]",
      "Text goes on after the value at offset 2: two complete values found, the second starts at offset 2.",
    ],
    ["{} ok", "Text goes on after the value at offset 3: the value before it is complete."],
    ["```json\n{}\n```", "` can't stand at offset 0: it is wrapped in a code fence."],
    ['{"body": "Week 1: ', "The text ends inside a string at offset 18: it was probably cut off."],
    ['{"a": ', "The text ends at offset 6 before its value is complete: it was probably cut off."],
    ["[NaN]", "The word NaN at offset 1 is not JSON: JSON has neither NaN nor Infinity."],
    ["[-Infinity]", "The word Infinity at offset 2 is not JSON: JSON has neither NaN nor Infinity."],
    ["\ufeff{}", "U+FEFF can't stand at offset 0: the text begins with a byte order mark."],
    ['"a\tb"', "A string holds the raw control character U+0009 at offset 2; JSON wants it escaped."],
    ['"a\0b"', "A string holds the raw control character U+0000 at offset 2; JSON wants it escaped."],
    ['"\\x"', "A string holds an escape that JSON does not have: x at offset 2."],
    ["[01]", "A number is not written as JSON wants it: 1 at offset 2."],
    ['{\n  "a": 1,\n}', "A comma stands before the closing } at offset 12 (line 3, column 1)."],
    ["[1 /* one */]", "A comment begins at offset 3; JSON has none."],
    ["[\\n1]", "\\ can't stand at offset 1."],
    ["[\ud83d]", "U+D83D can't stand at offset 1."],
    ["[nul]", "The word nul at offset 4 is not JSON."],
  ])("says of %j: %s", (text, expected) => {
    expect(sentence(text)).toBe(expected);
  });

  it("is one short printable line for any text that is not JSON", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 12 }), fc.nat(3), (text, wrap) => {
        const said = sentence(["", "[", '{"a":', '"'][wrap] + text);
        if (said === "is JSON") return;
        expect(said).toMatch(/^[^\p{C}\u2028\u2029]{5,200}\.$/u);
      }),
      { numRuns: 2000 },
    );
  });
});
