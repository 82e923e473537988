import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Segment } from "../../../lib/evidence/evidence.ts";
import { markArguments } from "../../../lib/evidence/mark-arguments.ts";

const changed = (segments: readonly Segment[]) =>
  segments.flatMap((one) => (one.kind !== "gap" && one.changed ? [one.source] : []));
const whole = (segments: readonly Segment[]) =>
  segments.map((one) => (one.kind === "gap" ? `<${one.length}>` : one.source)).join("");

describe("markArguments", () => {
  it("marks the letters that differ at a path, and nothing else", () => {
    const segments = markArguments(
      '{"id":"ORD-1","items":[{"qty":42}]}',
      [{ path: "items[0].qty", against: "43" }],
      200,
    );
    expect(changed(segments)).toEqual(["2"]);
    expect(whole(segments)).toBe('{"id":"ORD-1","items":[{"qty":42}]}');
  });

  it("marks the whole literal where the other account has none, or spells it alike", () => {
    expect(changed(markArguments('{"a":42}', [{ path: "a", against: null }], 100))).toEqual(["42"]);
    expect(changed(markArguments('{"a":42}', [{ path: "a", against: "42" }], 100))).toEqual(["42"]);
  });

  it("marks nothing at a path that the text does not have, or that is no path", () => {
    expect(changed(markArguments('{"a":42}', [{ path: "b", against: "1" }], 100))).toEqual([]);
    expect(changed(markArguments('{"a":42}', [{ path: "[", against: "1" }], 100))).toEqual([]);
    expect(changed(markArguments("not JSON", [{ path: "a", against: "1" }], 100))).toEqual([]);
  });

  it("shows the inner text of arguments that were encoded twice, and nothing for none", () => {
    const segments = markArguments('"{\\"a\\":1}"', [{ path: "a", against: "2" }], 100);
    expect(whole(segments)).toBe('{"a":1}');
    expect(changed(segments)).toEqual(["1"]);
    expect(markArguments(null, [{ path: "a", against: "2" }], 100)).toEqual([]);
  });

  it("keeps every character of what it shows and counts the rest", () => {
    fc.assert(
      fc.property(fc.json(), fc.string(), fc.integer({ min: 4, max: 60 }), (text, against, budget) => {
        const segments = markArguments(text, [{ path: null, against }], budget);
        const length = segments.reduce(
          (sum, one) => sum + (one.kind === "gap" ? one.length : one.source.length),
          0,
        );
        expect([text.length, innerLength(text)]).toContain(length);
      }),
    );
  });
});

function innerLength(text: string): number {
  const value: unknown = JSON.parse(text);
  return typeof value === "string" ? value.length : value === null ? 2 : text.length;
}
