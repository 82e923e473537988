/**
 * A longest common subsequence of two sequences (Myers 1986, the greedy way): for each place of `a` the place of `b` that it is
 * matched with, or -1, rising. Takes O((|a| + |b|) · edits) steps; null where more than `maxEdits` entries of both
 * together would be left without a match.
 *
 * @example commonSubsequence([1, 2, 1], [2, 1], 10) // [-1, 0, 1]
 */
export function commonSubsequence(
  a: readonly number[],
  b: readonly number[],
  maxEdits: number,
): number[] | null {
  const matched = new Array<number>(a.length).fill(-1);
  let start = 0;
  let endA = a.length;
  let endB = b.length;
  for (; start < endA && start < endB && a[start] === b[start]; start += 1) matched[start] = start;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA -= 1;
    endB -= 1;
    matched[endA] = endB;
  }
  const rows = endA - start;
  const columns = endB - start;
  const slide = (from: number, diagonal: number) => {
    let x = from;
    while (x < rows && x - diagonal < columns && a[start + x] === b[start + x - diagonal]) x += 1;
    return x;
  };
  // reached[edits][diagonal + edits]: how far into `a` so many edits come on a diagonal.
  const reached: Int32Array[] = [];
  const at = (edits: number, diagonal: number) => {
    const far = reached[edits]?.[diagonal + edits];
    return far === undefined || Math.abs(diagonal) > edits ? -1 : far;
  };
  const comesDown = (edits: number, diagonal: number) =>
    diagonal === -edits || (diagonal !== edits && at(edits - 1, diagonal - 1) < at(edits - 1, diagonal + 1));
  const entry = (edits: number, diagonal: number) =>
    comesDown(edits, diagonal) ? at(edits - 1, diagonal + 1) : at(edits - 1, diagonal - 1) + 1;
  const goal = rows - columns;
  let edits = 0;
  for (; ; edits += 1) {
    if (edits > maxEdits) return null;
    const far = new Int32Array(2 * edits + 1).fill(-1);
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2)
      far[diagonal + edits] = slide(edits === 0 ? 0 : entry(edits, diagonal), diagonal);
    reached.push(far);
    if (at(edits, goal) >= rows) break;
  }
  for (let diagonal = goal; edits >= 0; edits -= 1) {
    const from = edits === 0 ? 0 : entry(edits, diagonal);
    for (let x = from; x < at(edits, diagonal); x += 1) matched[start + x] = start + x - diagonal;
    diagonal += comesDown(edits, diagonal) ? 1 : -1;
  }
  return matched;
}
