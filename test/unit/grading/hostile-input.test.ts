import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LEVELS } from "../../../lib/grading/claims.ts";
import { signatureOf } from "../../../lib/grading/signature-of.ts";
import type { JsonText } from "../../../lib/json/json-node.ts";
import { type CallSketch, codesOf, gradeSketch, type Sketch, TOOLS } from "./grade-sketch.ts";

const DEEP = 100_000;
const nested = (inner: string, levels = DEEP) => `${"[".repeat(levels)}${inner}${"]".repeat(levels)}`;
const objects = (inner: string, levels = DEEP) => `${'{"a":'.repeat(levels)}${inner}${"}".repeat(levels)}`;
const payWith = (meta: string) => `{"to":"A","cents":1,"meta":{"x":${meta}}}`;

/** Grades under every level and names every finding; what comes out must at least be well formed. */
function survives(sketch: Sketch): void {
  for (const level of LEVELS) {
    const result = gradeSketch({ ...sketch, level });
    expect(["pass", "fail", "ungraded"]).toContain(result.verdict);
    for (const finding of result.findings) {
      expect(finding.message.length).toBeLessThan(2000);
      expect(signatureOf(finding).title.length).toBeLessThan(2000);
    }
  }
}

// Slow only for its size; nothing here is timed.
describe("hostile input", { timeout: 120_000 }, () => {
  it.each([
    ["lists", nested("1"), nested("2")],
    ["objects", objects("1"), objects("2")],
    [
      "a list beside a number at each level",
      `${"[1,".repeat(DEEP)}1${"]".repeat(DEEP)}`,
      `${"[1,".repeat(DEEP)}2${"]".repeat(DEEP)}`,
    ],
  ])("compares %s nested 100,000 deep", (_title, same, other) => {
    const expectation = [{ name: "pay", args: payWith(same) }];
    const right = gradeSketch({ expect: expectation, calls: [["pay", payWith(same)]] });
    expect(right.verdict).toBe("pass");
    const wrong = gradeSketch({ expect: expectation, calls: [["pay", payWith(other)]] });
    expect(wrong.findings.map(({ kind }) => kind)).toEqual(["wrong_value"]);
    expect(wrong.findings[0]?.path?.length).toBeLessThan(1000);
  });

  it("finds a difference in the last byte of 5 MB", () => {
    const body = "x".repeat(5_000_000);
    const sketch = (last: string): Sketch => ({
      expect: [{ name: "mail", args: `{"to":"A","body":"${body}y"}` }],
      calls: [["mail", `{"to":"A","body":"${body}${last}"}`]],
    });
    expect(gradeSketch(sketch("y")).verdict).toBe("pass");
    const result = gradeSketch(sketch("z"));
    expect(codesOf(result)).toEqual(["value/wrong_value@body"]);
    expect(result.findings[0]?.actual?.length).toBeLessThan(5000);
    expect(result.findings[0]?.message.length).toBeLessThan(500);
  });

  it("keeps __proto__ and its kin as plain names", () => {
    const odd = '{"__proto__":{"polluted":1},"constructor":2,"toString":3,"hasOwnProperty":4}';
    const sketch = (actual: string): Sketch => ({
      expect: [{ name: "pay", args: payWith(odd) }],
      calls: [["pay", payWith(actual)]],
    });
    expect(gradeSketch(sketch(odd)).verdict).toBe("pass");
    expect(codesOf(gradeSketch(sketch(odd.replace("1}", "7}"))))).toEqual([
      "value/wrong_value@meta.x.__proto__.polluted",
    ]);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    for (const name of ["__proto__", "constructor", "toString"]) {
      survives({ expect: [{ name, args: "{}" }], calls: [[name, "{}"]] });
      const tools = TOOLS.map((tool) => (tool.name === "find" ? { ...tool, name } : tool));
      const omitted: Sketch = {
        tools,
        level: "equivalent",
        expect: [{ name, args: '{"q":"x","limit":10}' }],
        calls: [[name, '{"q":"x"}']],
      };
      expect(gradeSketch(omitted).verdict).toBe("pass");
    }
  });

  it("tells U+0000 and lone surrogates from what they are not, and shows them", () => {
    const sketch = (expected: string, actual: string): Sketch => ({
      expect: [{ name: "mail", args: `{"to":"${expected}"}` }],
      calls: [["mail", `{"to":"${actual}"}`]],
    });
    const nul = gradeSketch(sketch("frameend", "frame\\u0000end"));
    expect(codesOf(nul)).toEqual(["value/wrong_value@to"]);
    expect(nul.findings[0]?.message).toContain("NUL");
    const half = gradeSketch(sketch("ok \\ud83d\\ude00", "ok \\ud83d"));
    expect(codesOf(half)).toEqual(["value/wrong_value@to"]);
    expect(half.findings[0]?.message).toContain("lone surrogate");
    expect(gradeSketch(sketch("ok \\ud83d", "ok \\ud83d")).verdict).toBe("pass");
  });

  it("matches 10,000 calls", () => {
    const calls = Array.from({ length: 10_000 }, (_, n): CallSketch => ["pay", `{"to":"A","cents":${n}}`]);
    const wanted = [7, 9_999, 5_000].map((n) => ({ name: "pay", args: `{"to":"A","cents":${n}}` }));
    const result = gradeSketch({ expect: wanted, calls });
    expect(result.findings).toHaveLength(9_997);
    expect(result.pairs.slice(0, 3).map(({ callIndex }) => callIndex)).toEqual([7, 9_999, 5_000]);
  });

  it("matches 10,000 expected calls with 10,000 calls", () => {
    const args = Array.from({ length: 10_000 }, (_, n) => `{"to":"A","cents":${n % 3}}`);
    const expectation = args.map((text) => ({ name: "pay", args: text }));
    expect(
      gradeSketch({ expect: expectation, calls: args.map((text) => ["pay", text] as const) }).verdict,
    ).toBe("pass");
    survives({
      expect: expectation.slice(0, 2000),
      calls: args.map((text, n) => [`other_${n}`, text] as const),
    });
  });

  it("matches thousands of different expected calls in any order", () => {
    const args = Array.from({ length: 5000 }, (_, n) => `{"to":"A","cents":${n}}`);
    const sketch: Sketch = {
      expect: args.map((text) => ({ name: "pay", args: text })),
      calls: args.toReversed().map((text) => ["pay", text] as const),
    };
    expect(gradeSketch(sketch).verdict).toBe("pass");
    const wrong = gradeSketch({
      ...sketch,
      calls: [["pay", '{"to":"A","cents":-1}'], ...(sketch.calls ?? []).slice(1)],
    });
    expect(codesOf(wrong)).toEqual(["value/wrong_value@cents"]);
  });

  it("bounds what an object of 300,000 members can cost", () => {
    const members = (value: number) =>
      `{${Array.from({ length: 300_000 }, (_, n) => `"k${n}":${value}`).join(",")}}`;
    const result = gradeSketch({
      expect: [{ name: "pay", args: payWith(members(1)) }],
      calls: [["pay", payWith(members(2))]],
    });
    expect(result.verdict).toBe("fail");
    expect(result.findings.length).toBeLessThanOrEqual(1000);
  });

  it("takes any text for a schema, for defaults and for a world", () => {
    const schemas = [
      "true",
      "null",
      "[]",
      "7",
      '"x"',
      '{"type":7}',
      '{"type":["string",7]}',
      '{"properties":[]}',
      '{"properties":{"to":true,"cents":null}}',
      '{"required":"to"}',
      '{"$ref":"#"}',
      '{"$ref":"#/$defs/a","$defs":{"a":{"$ref":"#/$defs/a"}}}',
      '{"allOf":[{"$ref":"#"},{"$ref":"#"}]}',
      '{"properties":{"to":{"$ref":"#"},"cents":{"$ref":"#"}},"default":{}}',
      '{"items":[]}',
      '{"enum":7}',
      '{"$ref":"#/%E0%A4%A"}',
      "not json",
      "",
      `{"allOf":${nested("")}}`,
      `${'{"allOf":['.repeat(DEEP)}${"]}".repeat(DEEP)}`,
    ];
    for (const text of schemas) {
      const tools = TOOLS.filter(({ name }) => name === "pay").map((tool) => ({
        ...tool,
        inputSchema: text as JsonText,
        defaults: text as JsonText,
      }));
      survives({
        tools,
        expect: [{ name: "pay", args: '{"to":"A","cents":1}' }],
        calls: [["pay", '{"to":"A","cents":2}']],
        record: { world: text as JsonText },
      });
    }
  });

  it("never throws on any raw text, name or expected text", () => {
    const text = fc.oneof(
      fc.json(),
      fc.string({ unit: "binary" }),
      fc.constantFrom("", "null", '"', "{", "\ud800", '{"a":1e99999999999}', '{"to":"A","cents":1}'),
    );
    fc.assert(
      fc.property(text, text, text, (name, expected, raw) => {
        survives({
          expect: [
            { name: "pay", args: expected, types: { [name]: [raw] }, anyOf: { [name]: [raw] } },
            { name, args: raw },
          ],
          calls: [
            ["pay", raw],
            [name, expected, { argumentsReceived: raw as JsonText }],
          ],
          case: { forbidOtherSideEffects: true, ordered: true },
          record: { world: expected as JsonText },
        });
      }),
    );
  });
});
