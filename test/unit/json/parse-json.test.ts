import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { JsonNode } from "../../../lib/json/json-node.ts";
import { parseJson } from "../../../lib/json/parse-json.ts";

/** Plain value of a node by `JSON.parse`'s own rules, for small values only. */
function plain(node: JsonNode): unknown {
  switch (node.type) {
    case "object":
      return Object.fromEntries(node.members.map((member) => [member.key, plain(member.value)]));
    case "array":
      return node.items.map(plain);
    case "number":
      return Number(node.literal);
    default:
      return node.value;
  }
}

function checkOffsets(text: string, node: JsonNode): void {
  const literal = text.slice(node.start, node.end);
  expect(literal).toBe(literal.trim());
  if (node.type === "object") {
    expect(literal.startsWith("{") && literal.endsWith("}")).toBe(true);
    for (const member of node.members) {
      expect(JSON.parse(text.slice(member.keyStart, member.keyEnd))).toBe(member.key);
      checkOffsets(text, member.value);
    }
  } else if (node.type === "array") {
    expect(literal.startsWith("[") && literal.endsWith("]")).toBe(true);
    for (const item of node.items) checkOffsets(text, item);
  } else if (node.type === "number") expect(literal).toBe(node.literal);
  else expect(JSON.parse(literal)).toBe(node.value);
}

function agreesWithBuiltIn(text: string): void {
  const read = parseJson(text);
  let builtIn: { value: unknown } | null = null;
  try {
    builtIn = { value: JSON.parse(text) };
  } catch {
    builtIn = null;
  }
  expect(read.ok).toBe(builtIn !== null);
  if (read.ok && builtIn !== null) {
    expect(plain(read.node)).toEqual(builtIn.value);
    checkOffsets(text, read.node);
  } else if (!read.ok) {
    expect(read.error.offset).toBeGreaterThanOrEqual(0);
    expect(read.error.offset).toBeLessThanOrEqual(text.length);
  }
}

const whiteSpace = fc.constantFrom("", "", "", " ", "\n", "\t", "\r", " \n ");
const escapes = fc.constantFrom(
  "\\n",
  "\\u0000",
  "\\ud83d",
  "\\uD83D\\uDE00",
  "\\/",
  '\\"',
  "\\\\",
  "\\b\\f\\r\\t",
);
const stringText = fc
  .array(
    fc.oneof(
      fc.string({ maxLength: 4 }).map((s) => JSON.stringify(s).slice(1, -1)),
      escapes,
    ),
    { maxLength: 4 },
  )
  .map((parts) => `"${parts.join("")}"`);
const numberText = fc.oneof(
  fc.constantFrom("0", "-0", "4200.0", "42e2", "1e999", "-1.5E-3", "0.10", "12345678901234567890", "1E+2"),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => JSON.stringify(n)),
);
const { value: jsonText } = fc.letrec<{ value: string }>((tie) => ({
  value: fc
    .tuple(
      whiteSpace,
      fc.oneof(
        { depthSize: "small" },
        fc.constantFrom("true", "false", "null", "{}", "[]", "[ ]", "{\n}"),
        numberText,
        stringText,
        fc.array(tie("value"), { maxLength: 4 }).map((items) => `[${items.join(",")}]`),
        fc
          .array(fc.tuple(whiteSpace, stringText, whiteSpace, tie("value")), { maxLength: 4 })
          .map((members) => `{${members.map(([a, key, b, value]) => `${a}${key}${b}:${value}`).join(",")}}`),
      ),
      whiteSpace,
    )
    .map((parts) => parts.join("")),
}));

const PIECES = [
  ..."{}[],:\"\\'/+-.eE019 \n\t\u0000\u001f\u007f\ufeff\u00a0",
  "true",
  "fals",
  "null",
  "NaN",
  "\\u12",
  "\ud83d",
  "{}",
  '""',
  "0",
  "//",
];

describe("parseJson", () => {
  it("accepts what JSON.parse accepts, with the same values, and its offsets slice to the literals", () => {
    fc.assert(fc.property(jsonText, agreesWithBuiltIn), { numRuns: 1000 });
  });

  it("accepts or refuses mutated texts just as JSON.parse does", () => {
    fc.assert(
      fc.property(
        jsonText,
        fc.array(fc.tuple(fc.nat(), fc.nat(3), fc.constantFrom("", ...PIECES)), {
          minLength: 1,
          maxLength: 3,
        }),
        (text, changes) => {
          let mutated = text;
          for (const [where, cut, piece] of changes) {
            const at = where % (mutated.length + 1);
            mutated = mutated.slice(0, at) + piece + mutated.slice(at + cut);
          }
          agreesWithBuiltIn(mutated);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it("accepts or refuses every text of up to three pieces just as JSON.parse does", () => {
    for (const a of PIECES)
      for (const b of PIECES)
        for (const c of PIECES) {
          const text = a + b + c;
          let valid = true;
          try {
            JSON.parse(text);
          } catch {
            valid = false;
          }
          if (parseJson(text).ok !== valid) expect.fail(`disagrees on ${JSON.stringify(text)}`);
        }
  });

  it("refuses every proper beginning of a container as cut off, at the text's end", () => {
    const text = '{"a": [1.5e3, true, null, "x\\n\\u00e9y"], "b": {"c": -0}}';
    for (let end = 1; end < text.length; end++) {
      const cut = text.slice(0, end);
      expect(parseJson(cut), cut).toMatchObject({ ok: false, error: { offset: end, hint: "cut_off" } });
    }
  });

  it("keeps every member in its order, repeats and __proto__ included", () => {
    const read = parseJson('{"b":1,"__proto__":{"x":1},"b":2,"constructor":3,"":4}');
    if (!read.ok || read.node.type !== "object") return expect.fail("is an object");
    expect(read.node.members.map((member) => member.key)).toEqual(["b", "__proto__", "b", "constructor", ""]);
    expect(({} as { x?: number }).x).toBeUndefined();
  });

  it("keeps lone surrogates and U+0000 of escapes", () => {
    const read = parseJson('"\\ud83d|\\u0000|\\ude00"');
    expect(read).toMatchObject({ ok: true, node: { value: "\ud83d|\0|\ude00" } });
  });

  it.each([
    ["", "empty", 0, null],
    [" \n", "empty", 2, null],
    ['{"floor": ', "unexpected_end", 10, "cut_off"],
    ['{"path": "plan.md", "body": "Week 1: ', "unterminated_string", 37, "cut_off"],
    ['{"a', "unterminated_string", 3, "cut_off"],
    ['{"a\\', "unterminated_string", 4, "cut_off"],
    ['{"a"', "unexpected_end", 4, "cut_off"],
    ["{'q': 'tea rooms', 'open': True}", "single_quote", 1, "python_literal"],
    ["{'q': true}", "single_quote", 1, null],
    ['{"open": False}', "not_a_json_word", 9, "python_literal"],
    ["None", "not_a_json_word", 0, "python_literal"],
    ['{"row": 4}{"row": 9}', "text_after_value", 10, "two_values"],
    ['{"row": 4} {"row": ', "text_after_value", 11, "text_after"],
    ['{"row": 4} done', "text_after_value", 11, "text_after"],
    ['{"row": 4}}', "text_after_value", 10, "text_after"],
    ['```json\n{"city": "porto"}\n```', "unexpected_character", 0, "code_fence"],
    ["Here it is:\n```\n{}\n```", "not_a_json_word", 0, "code_fence"],
    ['{"city": "porto"}\n```', "text_after_value", 18, "code_fence"],
    ["Sure, I'll call it", "not_a_json_word", 0, null],
    ['{"range": \\n[10]}', "unexpected_character", 10, null],
    ['{"path": "a\tb.py"}', "control_character_in_string", 11, null],
    ['{"a\nb": 1}', "control_character_in_string", 3, null],
    ['{"a": "\\x41"}', "bad_escape", 8, null],
    ['{"a": "\\u00g1"}', "bad_escape", 11, null],
    ['{"limit": Infinity}', "not_a_json_word", 10, "nan_or_infinity"],
    ['{"limit": -Infinity}', "not_a_json_word", 11, "nan_or_infinity"],
    ['{"score": NaN}', "not_a_json_word", 10, "nan_or_infinity"],
    ["{'score': nan}", "single_quote", 1, "python_literal"],
    ["\ufeff{}", "unexpected_character", 0, "byte_order_mark"],
    ['{"a": 1,}', "trailing_comma", 8, null],
    ["[1, ]", "trailing_comma", 4, null],
    ["[,]", "unexpected_character", 1, null],
    ['{"a": 1 // one\n}', "comment", 8, null],
    ["/* none */ {}", "comment", 0, null],
    ["{a: 1}", "not_a_json_word", 1, null],
    ["[01]", "bad_number", 2, null],
    ["[-]", "bad_number", 2, null],
    ["[1.]", "bad_number", 3, null],
    ["[.5]", "bad_number", 1, null],
    ["[+1]", "bad_number", 1, null],
    ["[1e]", "bad_number", 3, null],
    ["[1", "unexpected_end", 2, "cut_off"],
    ["[tru", "unexpected_end", 4, "cut_off"],
    ["[nul]", "not_a_json_word", 4, null],
    ["[1 2]", "unexpected_character", 3, null],
    ['{"a" 1}', "unexpected_character", 5, null],
    ["}", "unexpected_character", 0, null],
  ] as const)("refuses %j with %s at %i, hint %s", (text, code, offset, hint) => {
    expect(parseJson(text)).toEqual({ ok: false, error: { code, offset, hint } });
  });

  it("keeps 1e999 and a 20-digit integer as they are written", () => {
    const read = parseJson("[1e999,12345678901234567890,42.00]");
    if (!read.ok || read.node.type !== "array") return expect.fail("is an array");
    expect(read.node.items.map((item) => item.type === "number" && item.literal)).toEqual([
      "1e999",
      "12345678901234567890",
      "42.00",
    ]);
  });
});

describe("parseJson, hostile input", () => {
  it("reads 100,000 nested arrays and objects, closed or cut off", { timeout: 60_000 }, () => {
    const n = 100_000;
    expect(parseJson("[".repeat(n) + "]".repeat(n)).ok).toBe(true);
    expect(parseJson(`${'{"a":['.repeat(n / 2)}1${"]}".repeat(n / 2)}`).ok).toBe(true);
    expect(parseJson("[".repeat(n))).toMatchObject({ ok: false, error: { offset: n, hint: "cut_off" } });
  });

  it("reads a string of 5 MB, plain, escaped and cut off", { timeout: 60_000 }, () => {
    const body = "x".repeat(5_000_000);
    const read = parseJson(`{"body":"${body}"}`);
    expect(read.ok && read.node.type === "object" && read.node.members[0]?.value).toMatchObject({
      value: body,
    });
    expect(parseJson(`"${"\\n".repeat(2_500_000)}"`)).toMatchObject({ ok: true });
    expect(parseJson(`{"body":"${body}`)).toMatchObject({
      ok: false,
      error: { code: "unterminated_string" },
    });
    expect(parseJson(`{'body':'${body}'}`)).toMatchObject({ ok: false, error: { hint: "python_literal" } });
  });

  it("reads 300,000 members, and as many equal ones", { timeout: 60_000 }, () => {
    const members = Array.from({ length: 300_000 }, (_, i) => `"k${i}":${i}`).join(",");
    const read = parseJson(`{${members}}`);
    expect(read.ok && read.node.type === "object" && read.node.members.length).toBe(300_000);
    expect(parseJson(`{${Array.from({ length: 300_000 }, () => '"k":1').join(",")}}`).ok).toBe(true);
  });
});
