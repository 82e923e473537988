import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jsonItemStarts } from "../../../lib/importers/json-item-starts.ts";
import { jsonValueEnd } from "../../../lib/importers/json-value-end.ts";

describe("jsonItemStarts", () => {
  it("says where each item begins", () => {
    expect(jsonItemStarts('[1, {"a": 2}]', 0)).toEqual([1, 4]);
    expect(jsonItemStarts("x[ ]", 1)).toEqual([]);
  });

  it("cuts every item of any array out whole", () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.integer({ min: 0, max: 2 }), (items, space) => {
        const text = JSON.stringify(items, null, space);
        const cut = jsonItemStarts(text, 0).map((at) => JSON.parse(text.slice(at, jsonValueEnd(text, at))));
        expect(cut).toEqual(JSON.parse(text));
      }),
    );
  });
});
