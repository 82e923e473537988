import { describe, expect, it } from "vitest";
import { formatPath } from "../../../lib/json/format-path.ts";
import { readArguments } from "../../../lib/json/read-arguments.ts";

describe("readArguments", () => {
  it.each([
    [null, "absent", "{}"],
    ["", "empty", "{}"],
    [" \n\t", "white_space", "{}"],
    ["\u00a0\u2003", "white_space", "{}"],
    ["null", "null_literal", "{}"],
    [" null ", "null_literal", "{}"],
    ["{}", "object", "{}"],
    [' {"a": 1} ', "object", ' {"a": 1} '],
    ['"{\\"a\\": 1}"', "double_encoded", '{"a": 1}'],
    ['" {} "', "double_encoded", " {} "],
  ] as const)("reads %j as %s, with an object to grade", (raw, form, text) => {
    const read = readArguments(raw);
    expect(read).toMatchObject({ form, text, error: null, object: { type: "object" } });
    if (read.object !== null)
      expect(read.text.slice(read.object.start, read.object.end)).toBe(read.text.trim());
  });

  it.each(['"null"', '""', '"text"', '"{"', '"[{}]"', "[]", "1", "true", "1e999", '"\\"{}\\""'])(
    "reads %s as JSON that is no object",
    (raw) => {
      const read = readArguments(raw);
      expect(read).toMatchObject({ form: "not_an_object", object: null, text: raw, error: null });
      expect(read.value?.type).not.toBe("object");
    },
  );

  it.each([
    ['{"floor": ', "unexpected_end", 10, "cut_off"],
    ['{"path": "plan.md", "body": "Week 1: ', "unterminated_string", 37, "cut_off"],
    ["{'q': 'tea rooms', 'open': True}", "single_quote", 1, "python_literal"],
    ['{"row": 4}{"row": 9}', "text_after_value", 10, "two_values"],
    ['```json\n{"city": "porto"}\n```', "unexpected_character", 0, "code_fence"],
    ['{"path": "q.py", "range": \\n[10, 20]\\n}', "unexpected_character", 26, null],
    ['{"path": "a\tb.py"}', "control_character_in_string", 11, null],
    ['{"limit": Infinity}', "not_a_json_word", 10, "nan_or_infinity"],
    ["undefined", "not_a_json_word", 0, null],
    ["\0", "unexpected_character", 0, null],
  ] as const)("does not repair %j", (raw, code, offset, hint) => {
    expect(readArguments(raw)).toMatchObject({
      form: "unparseable",
      object: null,
      text: raw,
      error: { code, offset, hint },
    });
  });

  it.each(['{"q": "what\'s open near d\'Alba"}', '{"t": "}{"}', '{"code": "```"}', '{"text": "ok \\ud83d"}'])(
    "takes %s as it is",
    (raw) => {
      expect(readArguments(raw)).toMatchObject({ form: "object", text: raw });
    },
  );

  it("keeps 1e999 as its literal", () => {
    const { object } = readArguments('{"score": 1e999}');
    expect(object?.members[0]?.value).toMatchObject({ type: "number", literal: "1e999" });
  });

  it("tells repeated keys that differ from those that say the same again", () => {
    const { repeated } = readArguments('{"dir": "in", "n": 42e2, "dir": "out", "n": 4200.0, "m": 1}');
    expect(repeated).toEqual({
      differing: [{ path: ["dir"], literals: ['"in"', '"out"'] }],
      equal: [{ path: ["n"], literals: ["42e2", "4200.0"] }],
      unlisted: { differing: 0, equal: 0 },
    });
  });

  it("finds repeats at any depth, with their path and every literal, in the order of the text", () => {
    const raw = '{"a": [{"x": 1, "\\u0078": 2, "x": 1.0}], "b": {"__proto__": 1, "__proto__": 2}, "b": 3}';
    const { differing } = readArguments(raw).repeated;
    expect(differing.map(({ path, literals }) => [formatPath(path), literals])).toEqual([
      ["b", ['{"__proto__": 1, "__proto__": 2}', "3"]],
      ["a[0].x", ["1", "2", "1.0"]],
      ["b.__proto__", ["1", "2"]],
    ]);
  });

  it("finds repeats of the inner text where the object was encoded twice", () => {
    const { repeated } = readArguments(JSON.stringify('{"a":1,"a":2}'));
    expect(repeated.differing).toEqual([{ path: ["a"], literals: ["1", "2"] }]);
  });

  it("finds one repeat among many members", () => {
    const members = Array.from({ length: 50 }, (_, index) => `"k${index}":0`);
    expect(readArguments(`{${members.join(",")}}`).repeated.differing).toEqual([]);
    const { repeated } = readArguments(`{${members.join(",")},"k7":1}`);
    expect(repeated.differing).toEqual([{ path: ["k7"], literals: ["0", "1"] }]);
  });

  it("stays linear where repeats are many, wide or deeply nested", { timeout: 60_000 }, () => {
    const many = Array.from({ length: 300_000 }, (_, index) => `"k":${index}`);
    expect(readArguments(`{${many.join(",")}}`).repeated.differing[0]?.literals.length).toBe(300_000);
    const deep = `${'{"a":1,"a":'.repeat(100_000)}0${"}".repeat(100_000)}`;
    const { differing, unlisted } = readArguments(deep).repeated;
    expect(differing.length + unlisted.differing).toBe(100_000);
    const wide = `{"x":{${Array.from({ length: 100_000 }, (_, index) => `"k${index}":0`).join(",")}}}`;
    const small = Array.from({ length: 50_000 }, () => '"a":{"x":1}').join(",");
    expect(readArguments(`{${small},"a":${wide}}`).repeated.differing.length).toBe(1);
  });
});
