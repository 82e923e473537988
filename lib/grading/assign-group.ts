import { argumentsOf } from "./arguments-of.ts";
import { assign } from "./assign.ts";
import { assignWithinLimits } from "./assign-within-limits.ts";
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
 * Beyond 500,000 different comparisons, or where `assign` gives up, an optimum is out of reach, and
 * `assignWithinLimits` does what it can.
 */
export function assignGroup(
  expected: readonly CompiledExpected[],
  group: readonly number[],
  calls: readonly PreparedCall[],
  places: readonly number[],
): number[] {
  if (group.length === 1 && places.length === 1) return [0];
  if (group.length === 1) {
    const one = expected[group[0] ?? -1];
    for (let column = 0; column < places.length; column += 1) {
      if (meets(one, calls[places[column] ?? -1])) return [column];
    }
  }
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
  return assignWithinLimits(
    group.map((index) => expected[index]),
    places.map((place) => calls[place]),
    cost,
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
