/**
 * The one of `names` that `typed` was probably meant to be: at most two edits away and under half of its length.
 * Null where none is near enough. Ties go to the earlier name.
 *
 * @example closestName("recrod", ["case", "record"]) // "record"
 */
export function closestName(typed: string, names: readonly string[]): string | null {
  const word = typed.trim().toLowerCase().slice(0, 60);
  let best: string | null = null;
  let least = 3;
  for (const name of names) {
    const edits = distance(word, name.toLowerCase());
    if (edits < least && edits * 2 < Math.max(name.length, 2)) {
      best = name;
      least = edits;
    }
  }
  return best;
}

/** Damerau–Levenshtein distance in its restricted form (Wikipedia, "optimal string alignment"). */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      }
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
