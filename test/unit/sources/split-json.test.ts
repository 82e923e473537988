import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitJson } from "../../../lib/sources/split-json.ts";
import { splitAll } from "./split-all.ts";

const split = (text: string | Buffer, size?: number, unwrap = true, limit = 1 << 20) =>
  splitAll(splitJson("f", limit, unwrap), text, size);
const texts = (...given: Parameters<typeof split>) =>
  split(...given).map((piece) => ("text" in piece ? piece.text : `!${piece.code}`));

describe("splitJson", () => {
  it("hands over a top-level array element by element with the line on which each begins", () => {
    expect(split('[\n  {"a": "]}\\"["},\n\n  {"b":\n [1, 2]} , 5,"x"\n]\n')).toEqual([
      { text: '{"a": "]}\\"["}', line: 2, file: "f" },
      { text: '{"b":\n [1, 2]}', line: 4, file: "f" },
      { text: "5", line: 5, file: "f" },
      { text: '"x"', line: 5, file: "f" },
    ]);
  });

  it("hands over documents that follow each other, and a whole array where it is not to be unwrapped", () => {
    expect(texts('{\n "a": 1\n}\n{"b": 2}{"c": 3} 4 "five"')).toEqual([
      '{\n "a": 1\n}',
      '{"b": 2}',
      '{"c": 3}',
      "4",
      '"five"',
    ]);
    expect(texts("[1, [2]]", undefined, false)).toEqual(["[1, [2]]"]);
  });

  it("gives back every element of any array wherever the chunks are cut", () => {
    fc.assert(
      fc.property(
        fc.array(fc.jsonValue()),
        fc.integer({ min: 1, max: 7 }),
        fc.boolean(),
        (items, size, pretty) => {
          const found = texts(JSON.stringify(items, null, pretty ? 2 : 0), size);
          expect(found.map((text) => JSON.parse(text))).toEqual(
            items.map((item) => JSON.parse(JSON.stringify(item))),
          );
        },
      ),
    );
  });

  it("lets a missing or a stray bracket spoil its own element only", () => {
    expect(texts('[{"a": [1}, {"b": 2}]')).toEqual(['{"a": [1}', '{"b": 2}']);
    expect(texts('[{"a": 1]}, {"b": 2}]')).toEqual(['{"a": 1]}', '{"b": 2}']);
    expect(texts('[nope, {"b": 2},, 3]')).toEqual(["nope", '{"b": 2}', "!empty_element", "3"]);
  });

  it("keeps the complete elements of a file that was cut off and rejects the rest once", () => {
    expect(texts('[{"a": 1}, {"b": 2}, {"c": "x')).toEqual(['{"a": 1}', '{"b": 2}', "!cut_off"]);
    expect(texts('[{"a": 1}, {"b": 2}')).toEqual(['{"a": 1}', '{"b": 2}', "!cut_off"]);
    expect(split('[{"a": 1},\n{"b": [')).toMatchObject([
      { line: 1 },
      { code: "cut_off", line: 2, source: '{"b": [' },
    ]);
  });

  it("rejects an element over the limit alone, also one nested 100,000 levels deep", () => {
    const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
    expect(texts(`[{"a": 1}, ${deep}, {"b": 2}]`, 1000, true, 500)).toEqual([
      '{"a": 1}',
      "!too_large",
      '{"b": 2}',
    ]);
    expect(texts(`[${deep}, 1]`, 1000)).toEqual([deep, "1"]);
  });
});
