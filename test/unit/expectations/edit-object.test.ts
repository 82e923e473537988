import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editObject } from "../../../lib/expectations/edit-object.ts";
import { literalAt } from "../../../lib/expectations/literal-at.ts";
import { replaceAt } from "../../../lib/expectations/replace-at.ts";
import { respellJson } from "../../../lib/expectations/respell-json.ts";
import type { JsonText } from "../../../lib/json/json-node.ts";
import { json } from "./some-case.ts";

const object = (text: string) => text as JsonText;

describe("editObject", () => {
  it.each([
    ['{"a":1,"b":2.0}', "a", "7", '{"a":7,"b":2.0}'],
    ['{"a":1}', "b", "42e2", '{"a":1,"b":42e2}'],
    ['{"a":1,"b":2,"a":3}', "a", "7", '{"a":7,"b":2}'],
    ['{"a":1,"b":2,"a":3}', "a", null, '{"b":2}'],
    [null, "__proto__", '{"x":1}', '{"__proto__":{"x":1}}'],
    ["{}", "a", null, "{}"],
  ])("makes of %s with %s as %s: %s", (text, key, literal, made) => {
    expect(editObject(text as JsonText | null, key, literal as JsonText | null)).toBe(made);
  });
});

describe("replaceAt", () => {
  it("changes one literal and no other", () => {
    expect(
      replaceAt(object('{"a":[1.0,{"b":20000000000000000001}],"c":"d"}'), ["a", 1, "b"], object("2")),
    ).toBe('{"a":[1.0,{"b":2}],"c":"d"}');
    expect(replaceAt(object('{"a":1}'), ["a", "b"], object("2"))).toBe('{"a":1}');
    expect(replaceAt(null, ["a"], object("2"))).toBeNull();
  });

  it("puts there what literalAt then finds", () => {
    fc.assert(
      fc.property(json, json, json, (before, other, after) => {
        const text = object(`{"x":${other},"y":[${before},${other}]}`);
        const changed = replaceAt(text, ["y", 0], object(after));
        expect(literalAt(changed, ["y", 0])).toBe(after);
        expect(literalAt(changed, ["y", 1])).toBe(other);
        expect(literalAt(changed, ["x"])).toBe(other);
      }),
    );
  });
});

describe("respellJson", () => {
  it("takes white space and escapes away, and leaves numbers and order", () => {
    expect(respellJson(' { "\\u0062" : [ 4200.0 , 42E2 ], "a b" : "\\/ \\n \\ud83d" } ')).toBe(
      '{"b":[4200.0,42E2],"a b":"/ \\n \\ud83d"}',
    );
  });

  it("changes nothing a second time", () => {
    fc.assert(
      fc.property(json, (text) => {
        expect(respellJson(respellJson(text))).toBe(respellJson(text));
      }),
    );
  });
});
