import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asJsonText } from "../../../lib/json/as-json-text.ts";
import { literalOf } from "../../../lib/json/literal-of.ts";
import type { PlainJson } from "../../../lib/json/plain-json.ts";
import { printJson } from "../../../lib/json/print-json.ts";
import { toJsonText } from "../../../lib/json/to-json-text.ts";
import { toPlain } from "../../../lib/json/to-plain.ts";
import { parsed } from "./parsed.ts";

const anyJson = fc.jsonValue({ stringUnit: "binary" });
const DEEP = `${'{"a":['.repeat(50_000)}1${"]}".repeat(50_000)}`;

describe("toPlain", () => {
  it("gives JSON.parse's value", () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        const text = JSON.stringify(value);
        expect(toPlain(parsed(text), "number")).toEqual(JSON.parse(text));
      }),
    );
  });

  it("keeps __proto__ as an own property and changes no prototype", () => {
    const plain = toPlain(parsed('{"__proto__": {"polluted": true}, "constructor": 1}'), "number");
    expect(Object.keys(plain as object)).toEqual(["__proto__", "constructor"]);
    expect(Object.getPrototypeOf(plain)).toBe(Object.prototype);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it("gives numbers as literals where asked", () => {
    expect(toPlain(parsed("[12345678901234567890, 42.00, 1e999]"), "literal")).toEqual([
      "12345678901234567890",
      "42.00",
      "1e999",
    ]);
  });
});

describe("toJsonText", () => {
  it("writes what JSON.stringify writes", () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        expect(toJsonText(value as PlainJson)).toBe(JSON.stringify(value));
      }),
    );
  });

  it("writes __proto__ members and lone surrogates", () => {
    expect(toJsonText(JSON.parse('{"__proto__":["\\ud83d"]}') as PlainJson)).toBe(
      '{"__proto__":["\\ud83d"]}',
    );
  });

  it("refuses NaN, Infinity and undefined", () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, undefined]) {
      expect(() => toJsonText([value as unknown as number])).toThrow(RangeError);
    }
  });
});

describe("asJsonText", () => {
  it("marks JSON and refuses all else", () => {
    expect(asJsonText(' {"a": 42.00} ')).toBe(' {"a": 42.00} ');
    expect(asJsonText("{'a': 1}")).toBeNull();
    expect(asJsonText("")).toBeNull();
    expect(asJsonText("NaN")).toBeNull();
  });
});

describe("printJson", () => {
  it("gives the same bytes for a text of its own layout", () => {
    fc.assert(
      fc.property(anyJson, fc.nat(4), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        expect(printJson(text, parsed(text), indent)).toBe(text);
        expect(literalOf(text, parsed(text))).toBe(text);
      }),
    );
  });

  it("changes nothing but white space", () => {
    const text = ' { "b" : 42.00, "\\u0061":[ 1E+2 , "\\/" ],"b":{ },"c":[ ] } ';
    const compact = '{"b":42.00,"\\u0061":[1E+2,"\\/"],"b":{},"c":[]}';
    expect(printJson(text, parsed(text), 0)).toBe(compact);
    const spread = printJson(text, parsed(text), 2);
    expect(spread.split("\n")[1]).toBe('  "b": 42.00,');
    expect(printJson(spread, parsed(spread), 0)).toBe(compact);
  });
});

describe("plain values and printing, hostile input", () => {
  it("take 100,000 levels", { timeout: 60_000 }, () => {
    expect(printJson(DEEP, parsed(DEEP), 0)).toBe(DEEP);
    expect(printJson(DEEP, parsed(DEEP), 2).length).toBeLessThan(DEEP.length * 250);
    expect(toJsonText(toPlain(parsed(DEEP), "number"))).toBe(DEEP);
  });
});
