import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { unifiedDiff } from "../../../lib/expectations/unified-diff.ts";

/** Does what `patch` does, refusing what does not fit. */
function applied(before: string, diff: string): string {
  const old = before === "" ? [] : before.replace(/\n$/, "").split("\n");
  const out: string[] = [];
  let at = 0;
  let left: [number, number] | null = null;
  for (const line of diff.replace(/\n$/, "").split("\n").slice(2)) {
    const hunk = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@$/.exec(line);
    if (hunk && (left === null || (left[0] === 0 && left[1] === 0))) {
      const [start, size, now, grown] = [hunk[1], hunk[2] ?? 1, hunk[3], hunk[4] ?? 1].map(Number) as [
        number,
        number,
        number,
        number,
      ];
      const from = size === 0 ? start : start - 1;
      while (at < from) out.push(old[at++] as string);
      if (out.length !== (grown === 0 ? now : now - 1)) throw new Error(`${line} stands elsewhere`);
      left = [size, grown];
      continue;
    }
    if (left === null) throw new Error(line);
    if (!line.startsWith("+")) {
      if (old[at++] !== line.slice(1)) throw new Error(`${line} does not fit`);
      left[0]--;
    }
    if (!line.startsWith("-")) {
      out.push(line.slice(1));
      left[1]--;
    }
  }
  if (left?.some((rest) => rest !== 0)) throw new Error("a hunk is cut off");
  while (at < old.length) out.push(old[at++] as string);
  return out.length === 0 ? "" : `${out.join("\n")}\n`;
}

describe("unifiedDiff", () => {
  it("shows three lines around what changes", () => {
    const lines = (changed: string) => ["1", "2", "3", "4", changed, "6", "7", "8", "9", ""].join("\n");
    expect(unifiedDiff("case.yaml", lines("5"), lines("five"))).toBe(
      "--- a/case.yaml\n+++ b/case.yaml\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n",
    );
  });

  it("says nothing of equal texts, and begins at 0 where one is empty", () => {
    expect(unifiedDiff("f", "a\n", "a\n")).toBe("");
    expect(unifiedDiff("f", "", "a\n")).toBe("--- a/f\n+++ b/f\n@@ -0,0 +1 @@\n+a\n");
    expect(unifiedDiff("f", "a\n", "")).toBe("--- a/f\n+++ b/f\n@@ -1 +0,0 @@\n-a\n");
  });

  it("marks a whole item of a list, not the end of one and the beginning of the next", () => {
    const item = (name: string) => `- name: ${name}\n  n: 1\n`;
    expect(unifiedDiff("f", `x: 1\n${item("a")}y: 2\n`, `x: 2\n${item("a")}${item("b")}y: 2\n`)).toContain(
      " - name: a\n   n: 1\n+- name: b\n+  n: 1\n y: 2\n",
    );
  });

  it("turns the first text into the second", () => {
    const text = fc
      .array(fc.constantFrom("a", "b", "c", "d", "@@ -1 +1 @@", "", "+", "-x"), { maxLength: 40 })
      .map((lines) => (lines.length === 0 ? "" : `${lines.join("\n")}\n`));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const diff = unifiedDiff("f", before, after);
        expect(diff === "" ? before : applied(before, diff)).toBe(after);
      }),
      { numRuns: 500 },
    );
  });
});
