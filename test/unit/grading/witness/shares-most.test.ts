import { describe, expect, it } from "vitest";
import { prepareRecord } from "../../../../lib/grading/prepare-record.ts";
import { sharesMost } from "../../../../lib/grading/witness/shares-most.ts";
import { toToldCalls } from "../../../../lib/grading/witness/to-told-calls.ts";
import { recordOf } from "./trial-sketch.ts";

function shares(seen: string, told: string): boolean {
  const { calls } = prepareRecord(
    recordOf("provider", [
      ["a", seen],
      ["b", told],
    ]),
  );
  const [first, second] = toToldCalls(calls, "emitted");
  if (first === undefined || second === undefined) throw new Error("Two calls were sketched.");
  expect(sharesMost(second, first)).toBe(sharesMost(first, second));
  return sharesMost(first, second);
}

describe("sharesMost", () => {
  it("counts an argument that only one of them has as one that differs", () => {
    expect(shares('{"a":1,"b":2}', '{"a":1,"b":2,"c":3}')).toBe(true);
    expect(shares('{"a":1,"b":2}', '{"a":1,"b":3}')).toBe(false);
    expect(shares('{"a":1}', '{"a":1,"b":2}')).toBe(false);
    expect(shares('{"a":1}', '{"b":1}')).toBe(false);
  });

  it("counts a value rendered differently as the same", () => {
    expect(shares('{"a":"1","b":true,"c":0}', '{"a":1.0,"b":"True","c":9}')).toBe(true);
  });

  it("is not so without arguments, or where they can't be read", () => {
    expect(shares("{}", "{}")).toBe(false);
    expect(shares("{'a': 1}", '{"a":1}')).toBe(false);
  });

  it("counts every one of thousands", () => {
    const many = (value: string) =>
      `{${Array.from({ length: 5000 }, (_, at) => `"k${at}":${value}`).join(",")}}`;
    expect(shares(many("1"), many("2"))).toBe(false);
    expect(shares(many("1"), many('"1"'))).toBe(true);
  });
});
