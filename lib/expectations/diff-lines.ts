import type { DiffLine } from "./diff-line.ts";

/** Product of the lines that differ up to which the best pairing is looked for; beyond it all of them are replaced. */
const MAX_CELLS = 4_000_000;

/**
 * Two lists of lines as one: what is common, what goes, what comes. The fewest lines are changed (longest common
 * subsequence), removals before additions; of equal ways the one that marks whole items. Linear outside of the part that differs.
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
  return slid([
    ...before.slice(0, head).map(line(" ")),
    ...middle(before.slice(head, before.length - tail), after.slice(head, after.length - tail)),
    ...before.slice(before.length - tail).map(line(" ")),
  ]);
}

/**
 * Moves each run of added or removed lines as far down as it can stand: of all places that say the same, that is the
 * one where a whole item of a list is marked, rather than the end of one and the beginning of the next.
 */
function slid(lines: DiffLine[]): DiffLine[] {
  for (let from = 0; from < lines.length; ) {
    const sign = lines[from]?.sign;
    let to = from + 1;
    while (to < lines.length && lines[to]?.sign === sign) to++;
    if (sign !== " " && sign !== undefined && (from === 0 || lines[from - 1]?.sign === " ")) {
      while (lines[to]?.sign === " " && lines[to]?.text === lines[from]?.text) {
        lines[from] = { sign: " ", text: lines[from]?.text ?? "" };
        lines[to] = { sign, text: lines[to]?.text ?? "" };
        from++;
        to++;
      }
    }
    from = to;
  }
  return lines;
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
