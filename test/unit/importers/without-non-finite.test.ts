import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseLenient } from "../../../lib/importers/parse-lenient.ts";
import { withoutNonFinite } from "../../../lib/importers/without-non-finite.ts";

describe("withoutNonFinite", () => {
  it("replaces the bare words alone, not those in strings or in other words", () => {
    expect(withoutNonFinite('{"NaN": NaN, "b": [-Infinity,Infinity], "c": "NaN \\" NaN"}')).toBe(
      '{"NaN": null, "b": [null,null], "c": "NaN \\" NaN"}',
    );
    expect(withoutNonFinite("NaNa -Infinit -1")).toBe("NaNa -Infinit -1");
  });

  it("leaves all JSON as it is", () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(withoutNonFinite(text)).toBe(text);
      }),
    );
  });
});

describe("parseLenient", () => {
  it("tells JSON, JSON but for those words, and what is neither", () => {
    expect(parseLenient('{"a": 1}')).toEqual({ value: { a: 1 }, lenient: false });
    expect(parseLenient('{"a": NaN}')).toEqual({ value: { a: null }, lenient: true });
    expect(parseLenient('{"a": NaN')).toBeNull();
    expect(parseLenient("")).toBeNull();
  });
});
