import { canonicalJson } from "../json/canonical-json.ts";
import { compareCodePoints } from "../json/compare-code-points.ts";
import { argumentsOf } from "./arguments-of.ts";
import { assign } from "./assign.ts";
import type { CompiledExpected } from "./compiled-case.ts";
import type { PreparedCall } from "./prepared-record.ts";

/** What is left after equal arguments are paired is assigned optimally up to this many comparisons. */
const MAX_COMPARISONS = 250_000;

/**
 * For thousands of expected calls and calls of one name, where an optimal assignment is out of reach: calls with
 * exactly the expected arguments are paired first, the earliest each; what is left is assigned optimally if it is
 * small enough, else in emission order. Such a pair costs nothing, so a record that is right stays right. Gives the
 * column of each row, or -1.
 */
export function assignWithinLimits(
  rows: readonly (CompiledExpected | undefined)[],
  columns: readonly (PreparedCall | undefined)[],
  cost: (row: number, column: number) => number,
): number[] {
  const chosen = new Array<number>(rows.length).fill(-1);
  const open = new Map<string, number[]>();
  columns.forEach((call, column) => {
    const object = call === undefined ? null : argumentsOf(call).object;
    if (object === null) return;
    const key = canonicalJson(object);
    const same = open.get(key);
    if (same === undefined) open.set(key, [column]);
    else same.push(column);
  });
  // A queue is read by position: taking from its front would be quadratic.
  const next = new Map<string, number>();
  const taken = new Uint8Array(columns.length);
  rows.forEach((expected, row) => {
    const key = expected === undefined ? null : keyOf(expected);
    if (key === null) return;
    const at = next.get(key) ?? 0;
    const column = open.get(key)?.[at];
    if (column === undefined) return;
    next.set(key, at + 1);
    chosen[row] = column;
    taken[column] = 1;
  });
  const leftRows = chosen.flatMap((column, row) => (column < 0 ? [row] : []));
  const leftColumns = columns.flatMap((_call, column) => (taken[column] === 1 ? [] : [column]));
  const best =
    leftRows.length * leftColumns.length <= MAX_COMPARISONS
      ? assign(leftRows.length, leftColumns.length, (row, column) =>
          cost(leftRows[row] ?? 0, leftColumns[column] ?? 0),
        )
      : null;
  leftRows.forEach((row, place) => {
    const column = leftColumns[best === null ? place : (best[place] ?? -1)];
    if (column !== undefined) chosen[row] = column;
  });
  return chosen;
}

/** The canonical text of the one object that names exactly these arguments; null where several values are right. */
function keyOf({ named }: CompiledExpected): string | null {
  const members: string[] = [];
  for (const { key, wants } of [...named].sort((a, b) => compareCodePoints(a.key, b.key))) {
    const want = wants[0];
    if (want === undefined || wants.length > 1) return null;
    members.push(`${JSON.stringify(key)}:${canonicalJson(want.node)}`);
  }
  return `{${members.join(",")}}`;
}
