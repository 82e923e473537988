import { describe, expect, it } from "vitest";
import { expectedNames } from "../../../../lib/importers/promptfoo/expected-names.ts";
import { JsonPlace } from "../../../../lib/importers/transcript/json-place.ts";

const names = (...assertions: object[]) => {
  const text = JSON.stringify(assertions);
  return expectedNames(JsonPlace.of(text, assertions).items());
};
const f1 = (value: unknown, more: object = {}) => ({ type: "tool-call-f1", value, ...more });

describe("expectedNames", () => {
  it("reads a list and a text with commas, each name once", () => {
    expect(names(f1(["b", "a", "b"]))).toEqual(["b", "a"]);
    expect(names(f1(" b , a,b"))).toEqual(["b", "a"]);
    expect(names(f1([]))).toEqual([]);
    expect(names(f1(""))).toEqual([]);
  });

  it("takes an assertion that lets a part be missing for no expectation", () => {
    expect(names(f1(["a"], { threshold: 0.8 }))).toBeNull();
    expect(names(f1(["a"], { threshold: 1 }))).toEqual(["a"]);
    expect(names({ type: "assert-set", assert: [f1(["a"])] })).toEqual(["a"]);
    expect(names({ type: "assert-set", threshold: 0.5, assert: [f1(["a"])] })).toBeNull();
  });

  it("states nothing for other assertions, negations, templates, files and contradictions", () => {
    for (const type of ["is-valid-openai-tools-call", "contains-json", "not-tool-call-f1"]) {
      expect(names({ type, value: ["a"] })).toBeNull();
    }
    expect(names(f1("{{tools}}"))).toBeNull();
    expect(names(f1("file://tools.json"))).toBeNull();
    expect(names(f1(["a", 5]))).toBeNull();
    expect(names(f1(undefined))).toBeNull();
    expect(names(f1(["a"]), f1(["b"]))).toBeNull();
    expect(names(f1(["a", "b"]), f1("b, a"))).toEqual(["a", "b"]);
    expect(names()).toBeNull();
  });
});
