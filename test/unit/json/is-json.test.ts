import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isJson } from "../../../lib/json/is-json.ts";
import { parseJson } from "../../../lib/json/parse-json.ts";

describe("isJson", () => {
  it.each(['{"a": [42.00, -0, 1e2], "b": {}, "c": []}', ' "\\ud800 \\u0000" ', "null", "[[],{}]"])(
    "takes %s",
    (text) => {
      expect(isJson(text)).toBe(true);
    },
  );

  it.each([
    "",
    " ",
    "{",
    "[1,]",
    '{"a":1,}',
    '{"a"}',
    "{a:1}",
    "[1}",
    '{"a":1]',
    "01",
    '"\t"',
    "nul",
    "truer",
    "[] []",
    "\ufeff{}",
    "NaN",
    "-Infinity",
  ])("refuses %j", (text) => {
    expect(isJson(text)).toBe(false);
  });

  it("takes the bare words of Python where told to, and no others", () => {
    expect(isJson('{"a":NaN,"b":[-Infinity,Infinity]}', true)).toBe(true);
    expect(isJson('{"a":-NaN}', true)).toBe(false);
    expect(isJson('{"a":None}', true)).toBe(false);
  });

  it("agrees with the lossless reader on texts that are nearly JSON", () => {
    const pieces = fc.constantFrom(
      ...'{}[],:"\\ \n0-1.eE+tfnua/',
      "true",
      "null",
      '"a"',
      '"a":',
      "\\u00",
      "42",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const text = parts.join("");
        expect(isJson(text)).toBe(parseJson(text).ok);
      }),
      { numRuns: 5000 },
    );
    fc.assert(
      fc.property(fc.json(), fc.nat(), (json, seed) => {
        expect(isJson(json)).toBe(true);
        const cut = json.slice(0, seed % json.length);
        expect(isJson(cut)).toBe(parseJson(cut).ok);
      }),
    );
  });

  it("reads any depth", () => {
    const depth = 1_000_000;
    expect(isJson("[".repeat(depth) + "]".repeat(depth))).toBe(true);
    expect(isJson('{"a":'.repeat(depth))).toBe(false);
  });
});
