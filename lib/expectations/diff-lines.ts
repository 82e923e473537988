import type { DiffLine } from "./diff-line.ts";

/** Product of the lines that differ up to which the best pairing is looked for; beyond it all of them are replaced. */
const MAX_CELLS = 4_000_000;

/**
 * Two lists of lines as one: what is common, what goes, what comes. The fewest lines are changed (longest common
 * subsequence), removals before additions. Linear outside of the part that differs.
 *
 * @example diffLines(["a", "b"], ["a", "c"]).map(({ sign, text }) => sign + text) // [" a", "-b", "+c"]
 */
export function diffLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < shorter - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  const line = (sign: DiffLine["sign"]) => (text: string) => ({ sign, text });
  return [
    ...before.slice(0, head).map(line(" ")),
    ...middle(before.slice(head, before.length - tail), after.slice(head, after.length - tail)),
    ...before.slice(before.length - tail).map(line(" ")),
  ];
}

function middle(a: readonly string[], b: readonly string[]): DiffLine[] {
  const goes = (text: string): DiffLine => ({ sign: "-", text });
  const comes = (text: string): DiffLine => ({ sign: "+", text });
  if (a.length * b.length > MAX_CELLS) return [...a.map(goes), ...b.map(comes)];
  const width = b.length + 1;
  const best = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const at = i * width + j;
      best[at] =
        a[i] === b[j] ? (best[at + width + 1] ?? 0) + 1 : Math.max(best[at + width] ?? 0, best[at + 1] ?? 0);
    }
  }
  const lines: DiffLine[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    const at = i * width + j;
    if (a[i] === b[j]) {
      lines.push({ sign: " ", text: a[i++] as string });
      j++;
    } else if ((best[at + width] ?? 0) >= (best[at + 1] ?? 0)) lines.push(goes(a[i++] as string));
    else lines.push(comes(b[j++] as string));
  }
  return [...lines, ...a.slice(i).map(goes), ...b.slice(j).map(comes)];
}
