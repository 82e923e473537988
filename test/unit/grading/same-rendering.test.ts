import { describe, expect, it } from "vitest";
import { sameRendering } from "../../../lib/grading/same-rendering.ts";
import type { JsonNode } from "../../../lib/json/json-node.ts";
import { parseJson } from "../../../lib/json/parse-json.ts";

function node(text: string): JsonNode {
  const parsed = parseJson(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.node;
}

describe("sameRendering", () => {
  it.each([
    ["4200", '"4200"'],
    ["4200", '"42e2"'],
    ["4200", "4200.0"],
    ["true", '"TRUE"'],
    ["false", '"False"'],
    ["true", "1"],
    ["false", "0"],
    ["null", '"null"'],
    ["[1,2]", '"[1, 2.0]"'],
    ['{"a":1}', '"{\\"a\\":1}"'],
    ["12345678901234567890", '"12345678901234567890"'],
  ])("takes %s and %s for one value, both ways", (a, b) => {
    expect(sameRendering(node(a), node(b))).toBe(true);
    expect(sameRendering(node(b), node(a))).toBe(true);
  });

  it.each([
    ["42", "4200"],
    ["4200", '" 4200"'],
    ["4200", '"4200 "'],
    ["4200", '"4,200"'],
    ["1", '"0x1"'],
    ["true", '"yes"'],
    ["true", '"1"'],
    ["true", "2"],
    ["null", '"None"'],
    ["null", "0"],
    ["null", '""'],
    ["[1]", "1"],
    ["{}", "[]"],
    ["9007199254740992", '"9007199254740993"'],
  ])("keeps %s and %s apart, both ways", (a, b) => {
    expect(sameRendering(node(a), node(b))).toBe(false);
    expect(sameRendering(node(b), node(a))).toBe(false);
  });
});
