import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { JsonMembers } from "../../../lib/importers/json-members.ts";

describe("JsonMembers", () => {
  it("cuts fields out with their literals, spaces and repeated keys", () => {
    const text = '{ "a" : 42.00 , "b":{"x":1,"x" :2}, "a": [ 1e2 ],"n":null }';
    const members = new JsonMembers(text, 0);
    expect(members.keys).toEqual(["a", "b", "a", "n"]);
    expect(members.sourceAt(0)).toBe("42.00");
    expect(members.source("a")).toBe("[ 1e2 ]");
    expect(members.source("b")).toBe('{"x":1,"x" :2}');
    expect(members.source("n")).toBe("null");
    expect(members.given("n")).toBeNull();
    expect(members.source("z")).toBeNull();
    expect(members.without(new Set(["a", "n"]))).toBe('{"b":{"x":1,"x" :2}}');
    expect(members.without(new Set(["a", "b", "n"]))).toBeNull();
  });

  it("decodes escaped keys and keeps __proto__ a key like any other", () => {
    const members = new JsonMembers('{"\\u0061":1,"__proto__":{"x":2}}', 0);
    expect(members.source("a")).toBe("1");
    expect(members.without(new Set(["a"]))).toBe('{"__proto__":{"x":2}}');
  });

  it("finds every field of any object, however it is spaced", () => {
    const object = fc.dictionary(fc.string({ unit: "binary" }), fc.jsonValue());
    fc.assert(
      fc.property(object, fc.integer({ min: 0, max: 3 }), (value, space) => {
        const text = JSON.stringify(value, null, space);
        const parsed = JSON.parse(text) as Record<string, unknown>;
        const members = new JsonMembers(text, 0);
        expect([...members.keys].sort()).toEqual(Object.keys(parsed).sort());
        for (const key of members.keys) expect(JSON.parse(members.source(key) ?? "")).toEqual(parsed[key]);
      }),
    );
  });
});
