import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compactJson } from "../../../lib/importers/compact-json.ts";
import type { JsonText } from "../../../lib/json/json-node.ts";

describe("compactJson", () => {
  it("drops white space between tokens and keeps literals and the inside of strings", () => {
    expect(compactJson('{ "a b" : 42.00,\n\t"c": [ 1e2 , " \\" x " ] }' as JsonText)).toBe(
      '{"a b":42.00,"c":[1e2," \\" x "]}',
    );
  });

  it("makes the indented and the plain spelling of any value one text", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(compactJson(JSON.stringify(value, null, 3) as JsonText)).toBe(JSON.stringify(value));
      }),
    );
  });
});
