/** Beyond this many steps an optimum is not worth its time; `assign` then says that it can't. */
const MAX_STEPS = 400_000_000;

/**
 * Assigns as many rows to columns as fit, one to one, with the least total cost; among equals one that keeps
 * the order (`row < row'` ⇒ `column < column'`) where there is one, else the one nearest to it (least sum of
 * squared distances); among those, early columns. Costs are integers ≥ 0. Gives the column of each row (-1:
 * none); null where rows and columns are too many (min² · max above 4·10⁸) and no ordered optimum shows.
 *
 * Ordered assignments by dynamic programming, the others by the Hungarian method (Kuhn 1955; Munkres 1957).
 *
 * @example assign(2, 2, (row, column) => (row === column ? 1 : 0)) // [1, 0]
 */
export function assign(
  rows: number,
  columns: number,
  cost: (row: number, column: number) => number,
): number[] | null {
  if (rows === 0) return [];
  if (rows > columns)
    return transposed(
      assign(columns, rows, (a, b) => cost(b, a)),
      rows,
    );
  if (rows === 1) return [earliestLeast(columns, (column) => cost(0, column))];
  const ordered = rows * columns > MAX_STEPS / 10 ? null : assignInOrder(rows, columns, cost);
  if (ordered !== null && ordered.total === sumOfRowMinima(rows, columns, cost)) return ordered.columns;
  if (rows * rows * columns > MAX_STEPS) return null;
  const found = hungarian(rows, columns, cost);
  const total = found.reduce((sum, column, row) => sum + cost(row, column), 0);
  return ordered !== null && ordered.total <= total ? ordered.columns : found;
}

function transposed(byColumn: number[] | null, rows: number): number[] | null {
  if (byColumn === null) return null;
  const byRow = new Array<number>(rows).fill(-1);
  byColumn.forEach((row, column) => {
    byRow[row] = column;
  });
  return byRow;
}

function earliestLeast(columns: number, cost: (column: number) => number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let column = 0; column < columns && least > 0; column += 1) {
    const own = cost(column);
    if (own >= least) continue;
    least = own;
    best = column;
  }
  return best;
}

function sumOfRowMinima(
  rows: number,
  columns: number,
  cost: (row: number, column: number) => number,
): number {
  let sum = 0;
  for (let row = 0; row < rows; row += 1) {
    let least = Number.POSITIVE_INFINITY;
    for (let column = 0; column < columns && least > 0; column += 1)
      least = Math.min(least, cost(row, column));
    sum += least;
  }
  return sum;
}

/** The cheapest assignment of all rows that keeps the order, the earliest such. Needs rows ≤ columns. */
function assignInOrder(
  rows: number,
  columns: number,
  cost: (row: number, column: number) => number,
): { columns: number[]; total: number } {
  // best[row][column]: least cost of rows `row…` on columns `column…`.
  const width = columns + 1;
  const best = new Float64Array((rows + 1) * width);
  for (let row = rows - 1; row >= 0; row -= 1) {
    best[row * width + columns] = Number.POSITIVE_INFINITY;
    for (let column = columns - 1; column >= 0; column -= 1) {
      const skip = best[row * width + column + 1] ?? Number.POSITIVE_INFINITY;
      const rest = best[(row + 1) * width + column + 1] ?? Number.POSITIVE_INFINITY;
      best[row * width + column] =
        rest === Number.POSITIVE_INFINITY ? skip : Math.min(skip, cost(row, column) + rest);
    }
  }
  const chosen: number[] = [];
  for (let row = 0, column = 0; row < rows; column += 1) {
    const here = best[row * width + column] ?? 0;
    if (cost(row, column) + (best[(row + 1) * width + column + 1] ?? 0) !== here) continue;
    chosen.push(column);
    row += 1;
  }
  return { columns: chosen, total: best[0] ?? 0 };
}

function hungarian(rows: number, columns: number, cost: (row: number, column: number) => number): number[] {
  const scale = rows * columns * columns + 1;
  const weight = (row: number, column: number) => cost(row, column) * scale + (column - row) * (column - row);
  const rowPotential = new Float64Array(rows + 1);
  const columnPotential = new Float64Array(columns + 1);
  const rowOf = new Int32Array(columns + 1);
  for (let row = 1; row <= rows; row += 1) {
    rowOf[0] = row;
    let column = 0;
    const least = new Float64Array(columns + 1).fill(Number.POSITIVE_INFINITY);
    const from = new Int32Array(columns + 1);
    const used = new Uint8Array(columns + 1);
    do {
      used[column] = 1;
      const current = rowOf[column] ?? 0;
      let delta = Number.POSITIVE_INFINITY;
      let next = 0;
      for (let to = 1; to <= columns; to += 1) {
        if (used[to]) continue;
        const reduced =
          weight(current - 1, to - 1) - (rowPotential[current] ?? 0) - (columnPotential[to] ?? 0);
        if (reduced < (least[to] ?? 0)) {
          least[to] = reduced;
          from[to] = column;
        }
        if ((least[to] ?? 0) < delta) {
          delta = least[to] ?? 0;
          next = to;
        }
      }
      for (let to = 0; to <= columns; to += 1) {
        if (used[to]) {
          rowPotential[rowOf[to] ?? 0] = (rowPotential[rowOf[to] ?? 0] ?? 0) + delta;
          columnPotential[to] = (columnPotential[to] ?? 0) - delta;
        } else least[to] = (least[to] ?? 0) - delta;
      }
      column = next;
    } while (rowOf[column] !== 0);
    do {
      const before = from[column] ?? 0;
      rowOf[column] = rowOf[before] ?? 0;
      column = before;
    } while (column !== 0);
  }
  const chosen = new Array<number>(rows).fill(-1);
  for (let column = 1; column <= columns; column += 1) {
    const row = rowOf[column] ?? 0;
    if (row > 0) chosen[row - 1] = column - 1;
  }
  return chosen;
}
