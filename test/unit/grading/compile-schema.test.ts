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

  it.each([
    [{ $ref: "#" }],
    [{ allOf: [{ $ref: "#" }, { $ref: "#" }], anyOf: [{ $ref: "#" }, { $ref: "#" }] }],
    [{ $ref: "#/$defs/a", $defs: { a: { $ref: "#/$defs/b" }, b: { $ref: "#/$defs/a" } } }],
  ])("takes nothing from a schema that contains itself: %j", (value) => {
    const circular = schema(value);
    expect([circular.types, circular.property("x"), circular.item(0)]).toEqual([0, null, null]);
  });

  it("knows what it asks beside containing itself", () => {
    const circular = schema({
      anyOf: [{ $ref: "#/$defs/a" }, { type: "null" }],
      $defs: { a: { type: "integer", allOf: [{ $ref: "#/$defs/b" }] }, b: { $ref: "#/$defs/a" } },
    });
    expect(namesOfMask(circular.types)).toEqual(["int", "null"]);
  });

  it.each(["anyOf", "allOf"])("reads schemas once that are reached on very many ways (%s)", (key) => {
    const twice = (to: unknown) => ({ [key]: [to, { allOf: [to] }] });
    const $defs: Record<string, unknown> = { n0: { properties: { x: { type: "integer" } } } };
    for (let level = 1; level < 60; level += 1) $defs[`n${level}`] = twice({ $ref: `#/$defs/n${level - 1}` });
    const ways = schema({ $ref: "#/$defs/n20", $defs });
    expect(namesOfMask(ways.property("x")?.types ?? 0)).toEqual(["int"]);
    expect(schema({ $ref: "#/$defs/n59", $defs }).property("y")).toBeNull();
  });

  it("goes down schemas that branch into each other, at any depth", () => {
    const branch = { anyOf: [{ $ref: "#/$defs/a" }, { $ref: "#/$defs/b" }] };
    const tree = schema({
      ...branch,
      $defs: {
        a: { properties: { next: branch, id: { type: "integer" } } },
        b: { properties: { next: { allOf: [branch, { $ref: "#/$defs/a" }] }, id: { type: "string" } } },
      },
    });
    const ids = (levels: number) => {
      let node: Schema | null = tree;
      for (let level = 0; level < levels; level += 1) node = node?.property("next") ?? null;
      return namesOfMask(node?.property("id")?.types ?? 0);
    };
    expect(ids(1)).toEqual(["int", "str"]);
    expect(ids(4)).toEqual(["int", "str"]);
    expect(() => ids(100_000)).not.toThrow();
  });

  it("asks nothing where schemas are nested in each other without end", () => {
    let deep: unknown = { type: "integer" };
    for (let level = 0; level < 2000; level += 1) deep = { anyOf: [deep] };
    expect(types(deep)).toEqual([]);
  });
});
