import { describe, expect, it } from "vitest";
import { jsonSchemaText } from "../../../../lib/importers/bfcl/json-schema-text.ts";
import type { JsonText } from "../../../../lib/json/json-node.ts";

const read = (text: string, typed = true) => jsonSchemaText(text as JsonText, typed);

describe("jsonSchemaText", () => {
  it("puts type names into JSON Schema's words, at every depth, and leaves all else as written", () => {
    const given =
      '{"type": "dict", "required": ["a"], "properties": {"type": {"type": "float", "default": 3.00}, "list": {"type": "tuple", "items": {"type": "dict", "properties": {"x": {"type": "integer"}}}}}}';
    expect(read(given)).toBe(
      '{"type":"object","required":["a"],"properties":{"type":{"type":"number","default":3.00},"list":{"type":"array","items":{"type":"object","properties":{"x":{"type":"integer"}}}}}}',
    );
  });

  it.each(["any", "HashMap", "long", "char", ""])("leaves the type %s out and keeps its name", (name) => {
    expect(read(`{"properties":{"p":{"type":"${name}"}}}`)).toBe(
      `{"properties":{"p":{"x-bfcl-type":"${name}"}}}`,
    );
  });

  it("gives no parameter a type where values are program text", () => {
    expect(read('{"type":"dict","properties":{"n":{"type":"integer"}}}', false)).toBe(
      '{"type":"object","properties":{"n":{"x-bfcl-type":"integer"}}}',
    );
  });

  it("makes nothing of what is no object, and of a schema without end", () => {
    expect(read("5")).toBe(null);
    const deep = `${'{"items":'.repeat(50_000)}1${"}".repeat(50_000)}`;
    expect(read(deep)).toBe(deep);
  });
});
