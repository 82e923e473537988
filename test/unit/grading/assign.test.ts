import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assign } from "../../../lib/grading/assign.ts";

type Best = { total: number; inOrder: boolean; all: number[][] };

/** Every assignment of as many pairs as fit, tried one by one. */
function bruteForce(costs: readonly (readonly number[])[]): Best {
  const rows = costs.length;
  const columns = costs[0]?.length ?? 0;
  const size = Math.min(rows, columns);
  const all: { columns: number[]; total: number }[] = [];
  const chosen = new Array<number>(rows).fill(-1);
  const walk = (row: number, pairs: number, total: number): void => {
    if (row === rows) {
      if (pairs === size) all.push({ columns: [...chosen], total });
      return;
    }
    for (let column = 0; column < columns; column += 1) {
      if (chosen.includes(column)) continue;
      chosen[row] = column;
      walk(row + 1, pairs + 1, total + (costs[row]?.[column] ?? 0));
      chosen[row] = -1;
    }
    walk(row + 1, pairs, total);
  };
  walk(0, 0, 0);
  const total = Math.min(...all.map((one) => one.total));
  const best = all.filter((one) => one.total === total).map((one) => one.columns);
  return { total, inOrder: best.some(rises), all: best };
}

function rises(columns: readonly number[]): boolean {
  const used = columns.filter((column) => column >= 0);
  return used.every((column, index) => index === 0 || column > (used[index - 1] ?? -1));
}

const matrices = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
  .chain(([rows, columns]) =>
    fc.array(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  );

describe("assign", () => {
  it("finds a cheapest assignment, one in order where there is one (brute-force oracle)", () => {
    fc.assert(
      fc.property(matrices, (costs) => {
        const found = assign(costs.length, costs[0]?.length ?? 0, (row, column) => costs[row]?.[column] ?? 0);
        const best = bruteForce(costs);
        expect(best.all).toContainEqual(found);
        expect(rises(found ?? [])).toBe(best.inOrder);
      }),
      { numRuns: 500 },
    );
  });

  it("costs the same however rows and columns are shuffled", () => {
    fc.assert(
      fc.property(matrices, fc.nat(), (costs, seed) => {
        const turn = <T>(list: readonly T[]) => list.map((_, i) => list[(i + seed) % list.length] as T);
        const total = (table: readonly (readonly number[])[]) => {
          const found = assign(table.length, table[0]?.length ?? 0, (r, c) => table[r]?.[c] ?? 0) ?? [];
          return found.reduce((sum, column, row) => sum + (column < 0 ? 0 : (table[row]?.[column] ?? 0)), 0);
        };
        expect(total(turn(costs).map(turn))).toBe(total(costs));
      }),
    );
  });

  it("keeps the order and takes early columns where all costs are equal", () => {
    expect(assign(3, 5, () => 2)).toEqual([0, 1, 2]);
    expect(assign(3, 2, () => 0)).toEqual([0, 1, -1]);
  });

  it("gives nothing for no rows", () => {
    expect(assign(0, 4, () => 1)).toEqual([]);
  });

  it("gives up, and says so, where an optimum costs too much", () => {
    expect(assign(3000, 3000, (row, column) => (row + column === 2999 ? 0 : 1))).toBeNull();
  });
});
