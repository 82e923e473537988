import { argumentsOf } from "./arguments-of.ts";
import { assign } from "./assign.ts";
import { compareArguments } from "./compare-arguments.ts";
import type { CompiledExpected } from "./compiled-case.ts";
import { meetsExpected } from "./meets-expected.ts";
import type { PreparedCall } from "./prepared-record.ts";

/** Comparisons of arguments that one record may cost while it is matched. */
const MAX_COMPARISONS = 500_000;

/**
 * Assigns the expected calls of one name to the calls of that name (G7); for each expected call (`group`) the
 * place within `places`, or -1. Equal expectations and calls with equal argument text are compared once.
 *
 * Beyond 500,000 different comparisons, or where `assign` gives up, an optimum is out of reach: then calls that
 * are plainly right are paired first, as far as 64 tries an expected call find them, and the others in emission
 * order.
 */
export function assignGroup(
  expected: readonly CompiledExpected[],
  group: readonly number[],
  calls: readonly PreparedCall[],
  places: readonly number[],
): number[] {
  if (group.length === 1 && places.length === 1) return [0];
  const rowClass = classes(group.map((index) => expected[index]?.likeness ?? ""));
  const columnClass = classes(places.map((place) => calls[place]?.call.argumentsRaw ?? null));
  const costs = new Map<number, number>();
  const cost = (row: number, column: number): number => {
    const key = (rowClass.of[row] ?? 0) * columnClass.count + (columnClass.of[column] ?? 0);
    let known = costs.get(key);
    if (known === undefined) {
      known = costOf(expected[group[row] ?? -1], calls[places[column] ?? -1]);
      costs.set(key, known);
    }
    return known;
  };
  if (rowClass.count * columnClass.count <= MAX_COMPARISONS) {
    const found = assign(group.length, places.length, cost);
    if (found !== null) return found;
  }
  return assignPlainly(group.length, places.length, (row, column) =>
    meets(expected[group[row] ?? -1], calls[places[column] ?? -1]),
  );
}

function costOf(expected: CompiledExpected | undefined, call: PreparedCall | undefined): number {
  if (expected === undefined || call === undefined || meets(expected, call)) return 0;
  return compareArguments(expected, argumentsOf(call), "all").differences.length;
}

function meets(expected: CompiledExpected | undefined, call: PreparedCall | undefined): boolean {
  return expected !== undefined && call !== undefined && meetsExpected(expected, argumentsOf(call));
}

/** Numbers equal values alike, from 0. */
function classes(values: readonly (string | null)[]): { of: number[]; count: number } {
  const numbers = new Map<string | null, number>();
  const of = values.map((value) => {
    const known = numbers.get(value) ?? numbers.size;
    numbers.set(value, known);
    return known;
  });
  return { of, count: numbers.size };
}

function assignPlainly(
  rows: number,
  columns: number,
  right: (row: number, column: number) => boolean,
): number[] {
  const chosen = new Array<number>(rows).fill(-1);
  const taken = new Uint8Array(columns);
  for (let row = 0, from = 0; row < rows && from < columns; row += 1) {
    while (from < columns && taken[from] === 1) from += 1;
    for (let column = from, tries = 0; column < columns && tries < 64; column += 1) {
      if (taken[column] === 1) continue;
      tries += 1;
      if (!right(row, column)) continue;
      chosen[row] = column;
      taken[column] = 1;
      break;
    }
  }
  let next = 0;
  for (let row = 0; row < rows; row += 1) {
    if (chosen[row] !== -1) continue;
    while (next < columns && taken[next] === 1) next += 1;
    if (next === columns) break;
    chosen[row] = next;
    taken[next] = 1;
  }
  return chosen;
}
