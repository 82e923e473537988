import { describe, expect, it } from "vitest";
import { compileSchema } from "../../../lib/grading/compile-schema.ts";
import { namesOfMask } from "../../../lib/grading/names-of-mask.ts";
import type { Schema } from "../../../lib/grading/schema.ts";
import { parseJson } from "../../../lib/json/parse-json.ts";

function schema(value: unknown): Schema {
  const text = JSON.stringify(value);
  const parsed = parseJson(text);
  if (!parsed.ok) throw new Error(text);
  return compileSchema(parsed.node, text);
}
const types = (value: unknown) => namesOfMask(schema(value).types);

describe("compileSchema", () => {
  it.each([
    [{ type: "integer" }, ["int"]],
    [{ type: "number" }, ["int", "float"]],
    [{ type: ["string", "null"] }, ["str", "null"]],
    [{ type: "string", nullable: true }, ["str", "null"]],
    [{ type: "STRING" }, ["str"]],
    [{ type: "dict" }, ["dict"]],
    [{ type: "any" }, []],
    [{ type: ["string", "mystery"] }, []],
    [{}, []],
    [true, []],
    [{ anyOf: [{ type: "string" }, { type: "null" }] }, ["str", "null"]],
    [{ oneOf: [{ type: "integer" }, { const: 1 }] }, []],
    [{ allOf: [{ type: ["string", "integer"] }, { type: "integer" }] }, ["int"]],
    [{ $ref: "#/$defs/a", $defs: { a: { type: "array" } } }, ["list"]],
  ])("reads the types of %j", (value, expected) => {
    expect(types(value)).toEqual(expected);
  });

  it("follows references in properties and items, however often they come back", () => {
    const tree = schema({
      $ref: "#/$defs/node",
      $defs: {
        node: {
          properties: {
            id: { type: "integer" },
            children: { type: "array", items: { $ref: "#/$defs/node" } },
          },
        },
      },
    });
    let node: Schema | null = tree;
    for (let level = 0; level < 50; level += 1) node = node?.property("children")?.item(level) ?? null;
    expect(namesOfMask(node?.property("id")?.types ?? 0)).toEqual(["int"]);
  });

  it("knows which names are taken, required, and whether others are", () => {
    const closed = schema({ properties: { a: {}, b: {} }, required: ["a"], additionalProperties: false });
    expect([closed.propertyNames, closed.required, closed.others]).toEqual([["a", "b"], ["a"], "closed"]);
    expect(schema({ properties: { a: {} } }).others).toBe("unsaid");
    expect(schema({ additionalProperties: { type: "string" } }).others).toBe("open");
    expect(
      namesOfMask(schema({ additionalProperties: { type: "string" } }).property("x")?.types ?? 0),
    ).toEqual(["str"]);
    expect(schema({ additionalProperties: false, patternProperties: { "^x": {} } }).others).toBe("open");
    expect(schema({}).propertyNames).toBeNull();
  });

  it("asks of branches only what all of them ask", () => {
    const either = schema({
      anyOf: [
        { properties: { a: {}, b: {} }, required: ["a", "b"] },
        { properties: { a: {} }, required: ["a"] },
      ],
    });
    expect([either.propertyNames, either.required]).toEqual([["a", "b"], ["a"]]);
    const both = schema({
      allOf: [
        { properties: { a: {} }, required: ["a"] },
        { properties: { b: {} }, required: ["b"] },
      ],
    });
    expect([both.propertyNames, both.required]).toEqual([
      ["a", "b"],
      ["a", "b"],
    ]);
  });

  it("tells a default of null from no default", () => {
    expect(schema({ default: null }).default?.node.type).toBe("null");
    expect(schema({}).default).toBeNull();
  });

  it("reads tuples by place", () => {
    const tuple = schema({
      prefixItems: [{ type: "string" }, { type: "integer" }],
      items: { type: "boolean" },
    });
    expect([0, 1, 2].map((index) => namesOfMask(tuple.item(index)?.types ?? 0))).toEqual([
      ["str"],
      ["int"],
      ["bool"],
    ]);
  });
});
