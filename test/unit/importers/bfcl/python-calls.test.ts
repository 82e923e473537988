import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pythonCalls } from "../../../../lib/importers/bfcl/python-calls.ts";

const call = (text: string) =>
  pythonCalls(text)?.map(({ name, positional, named }) => [name, positional, named]);

describe("pythonCalls", () => {
  it.each([
    ["cd(folder='a b')", [["cd", [], [["folder", '"a b"']]]]],
    ["sort('x.pdf')", [["sort", ['"x.pdf"'], []]]],
    [
      "[f(a=1, b=-2.50), g.h()]",
      [
        [
          "f",
          [],
          [
            ["a", "1"],
            ["b", "-2.50"],
          ],
        ],
        ["g.h", [], []],
      ],
    ],
    [
      "f(a=True, b=None, c=[1, (2, 3), ()], d={'k': {\"l\": False}},)",
      [
        [
          "f",
          [],
          [
            ["a", "true"],
            ["b", "null"],
            ["c", "[1,[2,3],[]]"],
            ["d", '{"k":{"l":false}}'],
          ],
        ],
      ],
    ],
    ["f((1), (1,))", [["f", ["1", "[1]"], []]]],
    ["f(s='it\\'s\\n\\u00e9\\x41 \\d')", [["f", [], [["s", JSON.stringify("it's\n\u00e9A \\d")]]]]],
    ["f(s='''two\nlines''')", [["f", [], [["s", '"two\\nlines"']]]]],
  ])("reads %s", (text, expected) => {
    expect(call(text)).toEqual(expected);
  });

  it.each([
    "f(a=b)",
    "f(1/6)",
    "f(a=g(1))",
    "f(a=1) + 2",
    "f(a=1, 2)",
    "f(a=1, a=2)",
    "f(a=1_000)",
    "f(a=007)",
    "f(a=.5)",
    "f(a=0x1f)",
    "f(a='x' 'y')",
    "f(a=r'x')",
    "f(a='open",
    "f(a={1: 2})",
    "f(a={1, 2})",
    "f(a==1)",
    "f(*a)",
    "f(a=1",
    "f(a=1,,)",
    "I can't do that.",
    "5",
    "f",
    `f(a=${"[".repeat(5000)}`,
  ])("takes %s for no calls with literal arguments", (text) => {
    expect(pythonCalls(text)).toBe(null);
  });

  it("keeps each call's own text", () => {
    expect(pythonCalls("[ f(a=1),  g( b = 2 ) ]")?.map(({ text }) => text)).toEqual(["f(a=1)", "g( b = 2 )"]);
  });

  it("reads every JSON string back, and never throws", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (value) => {
        const literal = `'${value.replaceAll("\\", "\\\\").replaceAll("'", "\\'").replaceAll("\n", "\\n")}'`;
        const [only] = pythonCalls(`f(a=${literal})`) ?? [];
        expect(JSON.parse(only?.named[0]?.[1] ?? "null")).toBe(value);
        pythonCalls(value);
      }),
    );
  });
});
