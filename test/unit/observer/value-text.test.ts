import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isJson } from "../../../lib/json/is-json.ts";
import { valueText } from "../../../lib/observer/value-text.ts";

class Money {
  readonly cents = 4200;
  #secret = 1;
  get secret() {
    return this.#secret;
  }
}

const cycle: Record<string, unknown> = { name: "a" };
cycle.self = cycle;
const hostile = {
  get broken(): never {
    throw new Error("no");
  },
  ok: 1,
};

const CASES: readonly (readonly [what: string, value: unknown, text: string])[] = [
  ["undefined", undefined, "null"],
  ["a member that is undefined", { a: undefined, b: 1 }, '{"b":1}'],
  ["a BigInt", { n: 12345678901234567890n }, '{"n":12345678901234567890}'],
  ["what is no number", [Number.NaN, Number.POSITIVE_INFINITY, -0], '["[NaN]","[Infinity]",0]'],
  ["a function and a symbol", [function pay() {}, Symbol("s")], '["[function pay]","[Symbol(s)]"]'],
  ["a cycle", cycle, '{"name":"a","self":"[circular]"}'],
  ["one object at two places", [hostile.ok, [cycle.name], [cycle.name]], '[1,["a"],["a"]]'],
  ["a Date", new Date(0), '"1970-01-01T00:00:00.000Z"'],
  ["an instance of a class", new Money(), '{"cents":4200}'],
  ["a Map and a Set", [new Map([["a", 1]]), new Set([2])], '[[["a",1]],[2]]'],
  [
    "an error with its cause",
    new TypeError("bad", { cause: new Error("why") }),
    '{"name":"TypeError","message":"bad","cause":{"name":"Error","message":"why"}}',
  ],
  [
    "an error with members of its own",
    Object.assign(new Error("bad"), { code: "E1" }),
    '{"name":"Error","message":"bad","code":"E1"}',
  ],
  [
    "several errors",
    new AggregateError([1], "all"),
    '{"name":"AggregateError","message":"all","errors":[1]}',
  ],
  ["bytes", [Buffer.from("abc"), new ArrayBuffer(2)], '["[3 bytes]","[2 bytes]"]'],
  ["a getter that throws", hostile, '{"broken":"[unreadable: no]","ok":1}'],
  ["a lone surrogate", "\ud800", '"\\ud800"'],
  ["holes", new Array(2), "[null,null]"],
  ["a key that is a prototype's", JSON.parse('{"__proto__":1}'), '{"__proto__":1}'],
];

describe("valueText", () => {
  it.each(CASES)("writes %s", (_, value, text) => {
    expect(valueText(value)).toBe(text);
    expect(isJson(text)).toBe(true);
  });

  it("writes what is plain JSON as JSON.stringify does", () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => valueText(value) === JSON.stringify(value)));
  });

  it("is JSON whatever it is given", () => {
    fc.assert(fc.property(fc.anything(), (value) => isJson(valueText(value))));
  });

  it("survives a proxy that throws at everything", () => {
    const traps = new Proxy({}, { get: () => () => expect.fail("asked") });
    const angry = new Proxy({}, traps as ProxyHandler<object>);
    expect(isJson(valueText({ angry, ok: 1 }))).toBe(true);
  });

  it("says where something is nested deeper than it writes", () => {
    let deep: unknown = 1;
    for (let i = 0; i < 10_000; i++) deep = [deep];
    expect(valueText(deep)).toContain('"[nested deeper]"');
  });

  it("cuts what is huge, and says by how much", () => {
    expect(valueText("x".repeat(3_000_000))).toMatch(/^"x{2000000}… \(\+1000000 characters\)"$/);
    const list = valueText(new Array(5_000_000).fill("12345"));
    expect(list.length).toBeLessThan(3_000_000);
    expect(list).toMatch(/… \(\+\d+ items\)"\]$/);
    expect(isJson(list)).toBe(true);
  });

  it("ends where an object of few members stands for more than a machine can write", () => {
    let shared: object = {};
    for (let i = 0; i < 60; i++) shared = { left: shared, right: shared };
    const text = valueText(shared);
    expect(text.length).toBeLessThan(10_000_000);
    expect(isJson(text)).toBe(true);
  });
});
