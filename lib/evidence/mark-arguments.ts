import { findAtPath } from "../json/find-at-path.ts";
import { parsePath } from "../json/parse-path.ts";
import { readArguments } from "../json/read-arguments.ts";
import { changedRanges, type Range } from "./changed-ranges.ts";
import type { Segment } from "./evidence.ts";
import { segmentsOf } from "./segments-of.ts";

/** A place in a call's arguments that another account tells differently. */
export type ArgumentMark = {
  /** `items[0].qty`; null: the whole text. */
  readonly path: string | null;
  /** The other account's literal; null where it has none. */
  readonly against: string | null;
};

/**
 * A call's argument text cut into segments of at most `budget` characters, with what differs at the marked paths
 * changed: the letters that differ from the other literal, or the whole literal where there is none or it reads the
 * same. A path that the text does not have marks nothing. Text that was encoded twice is shown as its inner text.
 *
 * @example markArguments('{"a":42}', [{ path: "a", against: "43" }], 100) // "2" of 42 is changed
 */
export function markArguments(
  raw: string | null,
  marks: readonly ArgumentMark[],
  budget: number,
): readonly Segment[] {
  const read = readArguments(raw);
  const text = raw === null ? "" : read.text;
  const root = read.object ?? read.value;
  const ranges = marks.flatMap(({ path, against }): Range[] => {
    if (path === null) return markWithin(text, 0, text.length, against);
    const steps = parsePath(path);
    const node = root === null || steps === null ? null : findAtPath(root, steps);
    return node === null ? [] : markWithin(text, node.start, node.end, against);
  });
  ranges.sort((a, b) => a.from - b.from || a.to - b.to);
  return segmentsOf(text, 0, text.length, ranges, budget);
}

function markWithin(text: string, from: number, to: number, against: string | null): Range[] {
  const own = against === null ? [] : changedRanges(text.slice(from, to), against).a;
  if (own.length === 0) return to > from ? [{ from, to }] : [];
  return own.map((range) => ({ from: from + range.from, to: from + range.to }));
}
