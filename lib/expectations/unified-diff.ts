import type { DiffLine } from "./diff-line.ts";
import { diffLines } from "./diff-lines.ts";

const CONTEXT = 3;

/**
 * Two texts as a unified diff with three lines of context, as `patch` and `git apply` read it; empty where they are
 * equal. Both texts end with a line break.
 *
 * @example unifiedDiff("case.yaml", "a\n", "b\n") // "--- a/case.yaml\n+++ b/case.yaml\n@@ -1 +1 @@\n-a\n+b\n"
 */
export function unifiedDiff(file: string, before: string, after: string): string {
  const lines = diffLines(linesOf(before), linesOf(after));
  const hunks = hunksOf(lines);
  if (hunks.length === 0) return "";
  return `--- a/${file}\n+++ b/${file}\n${hunks.join("")}`;
}

function linesOf(text: string): string[] {
  return text === "" ? [] : text.replace(/\n$/, "").split("\n");
}

function hunksOf(lines: readonly DiffLine[]): string[] {
  const changed = lines.flatMap(({ sign }, index) => (sign === " " ? [] : [index]));
  const hunks: string[] = [];
  let old = 1;
  let now = 1;
  let done = 0;
  for (let first = 0; first < changed.length; ) {
    let last = first;
    while (last + 1 < changed.length && (changed[last + 1] ?? 0) - (changed[last] ?? 0) <= 2 * CONTEXT + 1)
      last++;
    const from = Math.max(done, (changed[first] ?? 0) - CONTEXT);
    const to = Math.min(lines.length, (changed[last] ?? 0) + CONTEXT + 1);
    // What stands between two hunks is in both texts.
    old += from - done;
    now += from - done;
    const part = lines.slice(from, to);
    const size = (sign: DiffLine["sign"]) =>
      part.filter((line) => line.sign === " " || line.sign === sign).length;
    hunks.push(
      `@@ -${range(old, size("-"))} +${range(now, size("+"))} @@\n${part.map(({ sign, text }) => `${sign}${text}\n`).join("")}`,
    );
    old += size("-");
    now += size("+");
    done = to;
    first = last + 1;
  }
  return hunks;
}

/** An empty range stands behind the line before it. */
function range(start: number, size: number): string {
  if (size === 1) return String(start);
  return `${size === 0 ? start - 1 : start},${size}`;
}
