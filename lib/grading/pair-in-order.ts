import { argumentsOf } from "./arguments-of.ts";
import { compareArguments } from "./compare-arguments.ts";
import type { CompiledExpected } from "./compiled-case.ts";
import { meetsExpected } from "./meets-expected.ts";
import type { PreparedCall } from "./prepared-record.ts";

const MAX_CELLS = 1_000_000;
/** More than any pair's findings, so that the number of pairs goes before their findings. */
const PAIR = 1_000_000;

/**
 * Among assignments with equally many pairs and equally few findings one may keep the order of all names
 * together, although each name by itself had several to choose from (G7's tie, for `ordered` cases). Where there
 * is one, `placeOf` is changed to the earliest such; else it stays. Longest common subsequence with weights;
 * left out above a million cells.
 */
export function pairInOrder(
  expected: readonly CompiledExpected[],
  calls: readonly PreparedCall[],
  placeOf: number[],
): void {
  const rows = expected.length;
  const columns = calls.length;
  if (rows * columns > MAX_CELLS || rises(placeOf)) return;
  const gain = (row: number, column: number): number => {
    const one = expected[row];
    const call = calls[column];
    if (one === undefined || call === undefined || one.name !== call.call.name) return 0;
    const read = argumentsOf(call);
    if (meetsExpected(one, read)) return PAIR;
    return PAIR - compareArguments(one, read, "all").differences.length;
  };
  const target = placeOf.reduce((sum, place, row) => sum + (place < 0 ? 0 : gain(row, place)), 0);
  const width = columns + 1;
  const gains = new Float64Array(rows * columns);
  const best = new Float64Array((rows + 1) * width);
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      const own = gain(row, column);
      gains[row * columns + column] = own;
      const skip = Math.max(best[(row + 1) * width + column] ?? 0, best[row * width + column + 1] ?? 0);
      const paired = own === 0 ? 0 : own + (best[(row + 1) * width + column + 1] ?? 0);
      best[row * width + column] = Math.max(skip, paired);
    }
  }
  if ((best[0] ?? 0) < target) return;
  placeOf.fill(-1);
  for (let row = 0, column = 0; row < rows && column < columns; ) {
    const here = best[row * width + column] ?? 0;
    const own = gains[row * columns + column] ?? 0;
    if (own > 0 && own + (best[(row + 1) * width + column + 1] ?? 0) === here) {
      placeOf[row] = column;
      row += 1;
      column += 1;
    } else if (best[row * width + column + 1] === here) column += 1;
    else row += 1;
  }
}

function rises(placeOf: readonly number[]): boolean {
  let last = -1;
  for (const place of placeOf) {
    if (place < 0) continue;
    if (place < last) return false;
    last = place;
  }
  return true;
}
