import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changedRanges } from "../../../lib/evidence/changed-ranges.ts";

const cut = (text: string, ranges: readonly { from: number; to: number }[]) =>
  ranges.map(({ from, to }) => text.slice(from, to));
const pieces = (a: string, b: string) => {
  const changed = changedRanges(a, b);
  return [cut(a, changed.a), cut(b, changed.b)];
};

describe("what differs between two strings", () => {
  test.each([
    ["ORD-1", "ORD-2", ["1"], ["2"]],
    ["same", "same", [], []],
    ["", "new", [], ["new"]],
    ["2026-03", "2026-03-01", [], ["-01"]],
    ["wait by the left door", "wait at the right door", ["by", "left"], ["at", "right"]],
    ["what is it", "what's it", [" is"], ["'s"]],
    ["abcdef", "uvwxyz", ["abcdef"], ["uvwxyz"]],
  ])("%j against %j", (a, b, inA, inB) => {
    expect(pieces(a, b)).toEqual([inA, inB]);
  });

  test("letters keep their combining marks, pairs their halves", () => {
    expect(pieces("a\u030a", "a")).toEqual([["a\u030a"], ["a"]]);
    expect(pieces("x\u{1f600}y", "x\u{1f601}y")).toEqual([["\u{1f600}"], ["\u{1f601}"]]);
  });

  test("what is left of each after its changes is the same", () => {
    const text = fc.string({
      unit: fc.constantFrom("a", "b", " ", "\u00e9", "e\u0301", "\u{1f600}", "\ud83d"),
      maxLength: 60,
    });
    fc.assert(
      fc.property(text, text, (a, b) => {
        const changed = changedRanges(a, b);
        const rest = (whole: string, ranges: readonly { from: number; to: number }[]) =>
          ranges.reduceRight((kept, { from, to }) => kept.slice(0, from) + kept.slice(to), whole);
        expect(rest(a, changed.a)).toBe(rest(b, changed.b));
        if (a !== b) expect(changed.a.length + changed.b.length).toBeGreaterThan(0);
      }),
      { numRuns: 1000 },
    );
  });
});
