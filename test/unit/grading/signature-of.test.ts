import { describe, expect, it } from "vitest";
import { shapeOfLiteral } from "../../../lib/grading/shape-of-literal.ts";
import { signatureOf } from "../../../lib/grading/signature-of.ts";
import { gradeSketch, type Sketch } from "./grade-sketch.ts";
import { VECTORS } from "./vectors.ts";

const signatures = (sketch: Sketch) => gradeSketch(sketch).findings.map(signatureOf);
const argument = (name: string, expected: string, actual: string): Sketch => ({
  expect: [{ name: "pay", args: `{"to":"A","cents":100,"${name}":${expected}}` }],
  calls: [["pay", `{"to":"A","cents":100,"${name}":${actual}}`]],
});

describe("signatureOf", () => {
  it("is one for equal mistakes about different values", () => {
    const made = [1, 2, 31].map((cents) =>
      signatures({
        expect: [{ name: "pay", args: `{"to":"A","cents":${cents}}` }],
        calls: [["pay", `{"to":"A","cents":"${cents}"}`]],
      }),
    );
    expect(made[1]).toEqual(made[0]);
    expect(made[2]).toEqual(made[0]);
    expect(made[0]?.[0]).toMatchObject({
      claim: "type",
      kind: "wrong_type",
      tool: "pay",
      path: "cents",
      expectedShape: "int",
      actualShape: "string: JSON number",
      title: "pay · cents: int written as string: JSON number",
    });
  });

  it("leaves the places in a list out of the path", () => {
    const [first] = signatures(argument("tags", '["a","b"]', '["a","x"]'));
    const [second] = signatures(argument("tags", '["a","b"]', '["x","b"]'));
    expect(first?.path).toBe("tags[]");
    expect(second).toEqual(first);
  });

  it.each([
    ["memo", '"Hello"', '"hello"', "same text, other case"],
    ["memo", '"a b"', '"a  b"', "same text, other white space"],
    ["memo", '"\u00c5"', '"A\u030a"', "same text, other Unicode form"],
    ["memo", '"plan"', '"plan B"', "text with something after it"],
    ["tags", '["a","b"]', '["b","a"]', "same elements, other order"],
    ["tags", '["a","b"]', '["a"]', "elements missing"],
    ["tags", '["a"]', '["a","b"]', "elements too many"],
  ])("says how %s: %s and %s are near each other", (name, expected, actual, relation) => {
    const [signature] = signatures(argument(name, expected, actual));
    expect(signature?.actualShape).toBe(relation);
    expect(signature?.title).toBe(`pay · ${name}: ${relation}`);
  });

  it("says how a name was misspelled", () => {
    const shape = (called: string) =>
      signatures({ expect: [{ name: "look_up" }], calls: [[called, "{}"]] })[0]?.actualShape;
    expect(shape("lookUp")).toBe("name variant: other case or separators");
    expect(shape("LOOK_UP")).toBe("name variant: other case");
    expect(shape("functions.look_up")).toBe("name variant: namespace added");
    expect(shape("look_up<|channel|>x")).toBe("name variant: control token leaked");
  });

  it("is bounded and titled for every vector, the same each time", () => {
    for (const { sketch } of VECTORS) {
      const made = signatures(sketch);
      expect(signatures(sketch)).toEqual(made);
      for (const { title, tool, path } of made) {
        expect(title).not.toBe("");
        expect(title.length + tool.length + path.length).toBeLessThan(2000);
      }
    }
  });
});

describe("shapeOfLiteral", () => {
  it.each([
    [null, "absent"],
    ["4200", "int"],
    ["4200.0", "float with .0"],
    ["42.5", "float"],
    ["42e2", "float with exponent"],
    ["true", "bool true"],
    ["null", "null"],
    ["[]", "empty list"],
    ["[1]", "list"],
    ["{}", "empty object"],
    ['""', "string: empty text"],
    ['"4200"', "string: JSON number"],
    ['"2026-03"', "string: ISO month"],
    ['"2026-03-01"', "string: ISO date"],
    ['"2026-03-01T00:40:00+01:00"', "string: ISO time with zone"],
    ['"2026-03-01 00:40"', "string: ISO time without zone"],
    ['"PT30M"', "string: ISO duration"],
    ['"10/12/2026"', "string: date with slashes or dots"],
    ['"a@example.test"', "string: e-mail address"],
    ['"{\\"a\\":1}"', "string: JSON text"],
    ['"ORD-448192"', "string: identifier"],
    ['"two words"', "string: text"],
    ["{'a': 1}", "object"],
    ["oops", "not JSON"],
  ])("reads %j as %s", (literal, shape) => {
    expect(shapeOfLiteral(literal)).toBe(shape);
  });
});
