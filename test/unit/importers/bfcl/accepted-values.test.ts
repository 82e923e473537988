import { describe, expect, it } from "vitest";
import { acceptedValues } from "../../../../lib/importers/bfcl/accepted-values.ts";
import type { JsonText } from "../../../../lib/json/json-node.ts";

const read = (list: string) => acceptedValues(list as JsonText);

describe("acceptedValues", () => {
  it.each([
    ["[4]", ["4"], false],
    ['["km", "kilometres"]', ['"km"', '"kilometres"'], false],
    ['["km", ""]', ['"km"'], true],
    ['[""]', ['""'], true],
    ["[4.00, null]", ["4.00", "null"], false],
    ["[[1, 2], []]", ["[1,2]", "[]"], false],
    ['["", {}]', ["{}"], true],
    ['[{"a": [1, 2], "b": ["x", ""]}]', ['{"a":1,"b":"x"}', '{"a":1}', '{"a":2,"b":"x"}', '{"a":2}'], false],
    ['[{"bio": [""]}]', ['{"bio":""}', "{}"], false],
    ['[[{"a": [1]}, {"a": [2, 3]}]]', ['[{"a":1},{"a":2}]', '[{"a":1},{"a":3}]'], false],
    ['[{"a": [{"b": [1]}]}]', ['{"a":{"b":[1]}}'], false],
  ])("reads %s", (list, values, optional) => {
    expect(read(list)).toEqual({ values, optional });
  });

  it.each(["4", "[]", '[{"a": 1}]', '[{"a": []}]'])("takes %s for no accepted values", (list) => {
    expect(read(list)).toBe(null);
  });

  it("does not spell out more combinations than 512", () => {
    const members = (count: number) =>
      `[{${Array.from({ length: count }, (_, index) => `"k${index}":[1,2]`).join(",")}}]`;
    expect(read(members(9))?.values.length).toBe(512);
    expect(read(members(10))).toBe(null);
    expect(read(members(100_000))).toBe(null);
  });
});
