/**
 * Which of some pairs stand out of order: the fewest whose removal leaves the others in the same order on both sides
 * (all but a longest increasing subsequence; patience sorting, O(n log n)). `turns` of the first side: pairs of one
 * turn were emitted together and have no order among themselves; null is a turn of its own.
 *
 * @param places where each pair stands on the second side, in the first side's order; all different
 * @returns true for each pair that moved
 * @example movedPairs([1, 2, 0], [null, null, null]) // [false, false, true]
 */
export function movedPairs(places: readonly number[], turns: readonly (number | null)[]): boolean[] {
  const order = places.map((_, at) => at);
  for (let start = 0; start < order.length; ) {
    const turn = turns[start] ?? null;
    let end = start + 1;
    while (turn !== null && end < order.length && turns[end] === turn) end += 1;
    const together = order.slice(start, end).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
    for (const [i, at] of together.entries()) order[start + i] = at;
    start = end;
  }
  const before = new Int32Array(order.length).fill(-1);
  const tails: number[] = [];
  for (const at of order) {
    const place = places[at] ?? 0;
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((places[tails[middle] ?? 0] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    before[at] = low === 0 ? -1 : (tails[low - 1] ?? -1);
    tails[low] = at;
  }
  const moved = new Array<boolean>(places.length).fill(true);
  for (let at = tails.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) moved[at] = false;
  return moved;
}
