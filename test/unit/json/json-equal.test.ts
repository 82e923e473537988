import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalJson } from "../../../lib/json/canonical-json.ts";
import { compareCodePoints } from "../../../lib/json/compare-code-points.ts";
import { jsonEqual } from "../../../lib/json/json-equal.ts";
import { parsed } from "./parsed.ts";

const { value: small } = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    fc.constantFrom("0", "-0", "1", "1.0", "10e-1", "true", "null", '"1"', '"a"', '"\\u0061"', "[]", "{}"),
    fc.array(tie("value"), { maxLength: 2 }).map((items) => `[${items.join(",")}]`),
    fc
      .array(fc.tuple(fc.constantFrom('"a"', '"b"', '"\\u0061"'), tie("value")), { maxLength: 3 })
      .map((members) => `{${members.map((member) => member.join(":")).join(",")}}`),
  ),
}));

/** Equality by the definition, slowly and without the code under test. */
function naive(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => naive(item, b[index]));
  }
  if (typeof a === "object" && typeof b === "object" && a && b && !Array.isArray(a) && !Array.isArray(b)) {
    const [left, right] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
    return (
      left.size === right.size &&
      [...left].every(([key, value]) => right.has(key) && naive(value, right.get(key)))
    );
  }
  return a === b;
}

describe("jsonEqual and canonicalJson", () => {
  it("agree with the plain definition on small values", () => {
    fc.assert(
      fc.property(small, small, (a, b) => {
        const equal = naive(JSON.parse(a), JSON.parse(b));
        expect(jsonEqual(parsed(a), parsed(b))).toBe(equal);
        expect(canonicalJson(parsed(a)) === canonicalJson(parsed(b))).toBe(equal);
      }),
      { numRuns: 3000 },
    );
  });

  it("do not see the order of members, at any size", () => {
    fc.assert(
      fc.property(
        fc
          .uniqueArray(fc.string({ unit: "binary" }), { maxLength: 30 })
          .chain((keys) =>
            fc.tuple(fc.constant(keys), fc.shuffledSubarray(keys, { minLength: keys.length })),
          ),
        ([keys, shuffled]) => {
          const text = (list: string[]) =>
            `{${list.map((key) => `${JSON.stringify(key)}:${keys.indexOf(key)}`)}}`;
          const [a, b] = [parsed(text(keys)), parsed(text(shuffled))];
          expect(jsonEqual(a, b)).toBe(true);
          expect(canonicalJson(a)).toBe(canonicalJson(b));
          expect(canonicalJson(parsed(canonicalJson(a)))).toBe(canonicalJson(a));
        },
      ),
    );
  });

  it.each([
    ['{"a":42e2,"b":[]}', '{"b":[],"a":4200.0}', true],
    ["[1,2]", "[2,1]", false],
    ["1", "true", false],
    ["1", '"1"', false],
    ["null", "false", false],
    ["1e999", "2e999", false],
    ["1e999999999", "10e999999998", true],
    ['{"dir":"in","dir":"out"}', '{"dir":"out"}', true],
    ['{"dir":"in","dir":"out"}', '{"dir":"in"}', false],
    ['{"a":1,"a":1}', '{"a":1,"b":1}', false],
    ['{"__proto__":1}', "{}", false],
    ['{"__proto__":1}', '{"__proto__":1.0}', true],
    ['"\\u00c5rhus"', '"Århus"', true],
    ['"\\u00c4rhus"', '"Århus"', false],
    ['"A\\u030arhus"', '"Århus"', false],
    ['"frame\\u0000end"', '"frameend"', false],
    ['"ok \\ud83d"', '"ok \\ud83d\\ude00"', false],
    ['"\\ud83d"', '"\\ufffd"', false],
    ["[]", "{}", false],
  ])("hold %s and %s equal: %s", (a, b, equal) => {
    expect(jsonEqual(parsed(a), parsed(b))).toBe(equal);
    expect(jsonEqual(parsed(b), parsed(a))).toBe(equal);
    expect(canonicalJson(parsed(a)) === canonicalJson(parsed(b))).toBe(equal);
  });

  it("write the one text of a value", () => {
    expect(
      canonicalJson(parsed('{"b": 4200.0, "a": "\\u0041", "\\ud83d\\ude00": [null, {}], "\\uffff": []}')),
    ).toBe('{"a":"A","b":42e2,"\uffff":[],"😀":[null,{}]}');
  });

  it("take 100,000 levels and 300,000 members", { timeout: 60_000 }, () => {
    const deep = parsed(`${'{"a":['.repeat(50_000)}1${"]}".repeat(50_000)}`);
    const other = parsed(`${'{"a":['.repeat(50_000)}2${"]}".repeat(50_000)}`);
    expect(jsonEqual(deep, deep)).toBe(true);
    expect(jsonEqual(deep, other)).toBe(false);
    expect(canonicalJson(deep)).not.toBe(canonicalJson(other));
    const keys = Array.from({ length: 300_000 }, (_, index) => `"k${index}":${index}`);
    const wide = parsed(`{${keys.join(",")}}`);
    const reversed = parsed(`{${keys.reverse().join(",")}}`);
    expect(jsonEqual(wide, reversed)).toBe(true);
    expect(canonicalJson(wide)).toBe(canonicalJson(reversed));
  });
});

describe("compareCodePoints", () => {
  it("orders as the lists of code points do", () => {
    const unit = fc.constantFrom("a", "b", "\ud7ff", "\ue000", "\uffff", "\u{10000}", "\u{1f600}");
    fc.assert(
      fc.property(fc.array(unit), fc.array(unit), (left, right) => {
        const points = (list: string[]) => list.map((char) => char.codePointAt(0) ?? 0);
        const [a, b] = [points(left), points(right)];
        const at = a.findIndex((point, index) => point !== b[index]);
        const expected = at < 0 ? a.length - b.length : at >= b.length ? 1 : (a[at] ?? 0) - (b[at] ?? 0);
        expect(Math.sign(compareCodePoints(left.join(""), right.join("")))).toBe(Math.sign(expected));
      }),
    );
  });
});
