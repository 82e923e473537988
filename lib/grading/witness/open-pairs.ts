import { assign } from "../assign.ts";
import type { ToldCall } from "./told-call.ts";

/** So many pairs are compared for the fewest differences; beyond, calls are paired in order. */
const MAX_COMPARED = 40_000;
/** Texts compared for that, in UTF-16 units. */
const MAX_COMPARED_TEXT = 8_000_000;

type Key = (call: ToldCall) => string | null;

/** Calls of two accounts while they are being paired, each serving once. */
export class OpenPairs {
  readonly seen: readonly ToldCall[];
  readonly told: readonly ToldCall[];
  /** By the seen call's place: the place of the told one, or -1. */
  readonly chosen: number[];
  readonly #taken: boolean[];

  constructor(seen: readonly ToldCall[], told: readonly ToldCall[]) {
    this.seen = seen;
    this.told = told;
    this.chosen = new Array<number>(seen.length).fill(-1);
    this.#taken = new Array<boolean>(told.length).fill(false);
  }

  get leftSeen(): ToldCall[] {
    return this.seen.filter((_, at) => this.chosen[at] === -1);
  }

  get leftTold(): ToldCall[] {
    return this.told.filter((_, at) => this.#taken[at] !== true);
  }

  get isDone(): boolean {
    return !this.chosen.includes(-1) || !this.#taken.includes(false);
  }

  take(seen: ToldCall, told: ToldCall): void {
    this.chosen[seen.place] = told.place;
    this.#taken[told.place] = true;
  }

  /** Pairs what has one key, in order; a call without one waits. */
  byKey(
    keyOfSeen: Key,
    keyOfTold = keyOfSeen,
    fits: (seen: ToldCall, told: ToldCall) => boolean = () => true,
  ): void {
    if (this.isDone) return;
    const open = grouped(this.leftTold, keyOfTold);
    const next = new Map<string, number>();
    for (const one of this.leftSeen) {
      const key = keyOfSeen(one);
      if (key === null) continue;
      const at = next.get(key) ?? 0;
      const other = open.get(key)?.[at];
      if (other === undefined || !fits(one, other)) continue;
      next.set(key, at + 1);
      this.take(one, other);
    }
  }

  /** Within each group the pairs of least total cost, in order among equals; a cost of null: they can't be one call. */
  byGroups(
    groupOfSeen: Key,
    groupOfTold: Key,
    cost: (seen: ToldCall, told: ToldCall) => number | null,
  ): void {
    if (this.isDone) return;
    const told = grouped(this.leftTold, groupOfTold);
    for (const [group, rows] of grouped(this.leftSeen, groupOfSeen)) {
      const columns = told.get(group) ?? [];
      if (columns.length === 0) continue;
      const best = isSmall(rows, columns) ? leastCost(rows, columns, cost) : null;
      rows.forEach((row, place) => {
        const column = columns[best === null ? place : (best[place] ?? -1)];
        if (column !== undefined && cost(row, column) !== null) this.take(row, column);
      });
    }
  }

  /** Pairs the calls of each key by their ids where every call of the smaller side has one that the other side has. */
  byIdsWithin(keyOf: Key, pin: (seen: ToldCall) => void): void {
    const told = grouped(this.leftTold, keyOf);
    for (const [key, rows] of grouped(this.leftSeen, keyOf)) {
      const columns = told.get(key) ?? [];
      if (columns.length === 0 || rows.length + columns.length < 3) continue;
      const byId = new Map(columns.map((one) => [one.prepared.call.callId ?? "", one]));
      const ids = new Set(rows.map(({ prepared }) => prepared.call.callId ?? ""));
      const shared = [...ids].filter((id) => id !== "" && byId.has(id)).length;
      const areUnique = byId.size === columns.length && ids.size === rows.length;
      if (!areUnique || shared < Math.min(rows.length, columns.length)) continue;
      for (const row of rows) {
        const column = byId.get(row.prepared.call.callId ?? "");
        if (column === undefined) continue;
        this.take(row, column);
        pin(row);
      }
    }
  }
}

function grouped(calls: readonly ToldCall[], keyOf: Key): Map<string, ToldCall[]> {
  const found = new Map<string, ToldCall[]>();
  for (const call of calls) {
    const key = keyOf(call);
    if (key === null) continue;
    const list = found.get(key);
    if (list === undefined) found.set(key, [call]);
    else list.push(call);
  }
  return found;
}

function isSmall(rows: readonly ToldCall[], columns: readonly ToldCall[]): boolean {
  const text = (calls: readonly ToldCall[]) => calls.reduce((sum, { read }) => sum + read.text.length, 0);
  return (
    rows.length * columns.length <= MAX_COMPARED &&
    text(rows) * columns.length + text(columns) * rows.length <= MAX_COMPARED_TEXT
  );
}

/** More than any two calls differ in. */
const NOT_ONE_CALL = 1_000_000;

function leastCost(
  rows: readonly ToldCall[],
  columns: readonly ToldCall[],
  cost: (seen: ToldCall, told: ToldCall) => number | null,
): number[] | null {
  const costs = rows.map((row) => columns.map((column) => cost(row, column) ?? NOT_ONE_CALL));
  return assign(rows.length, columns.length, (row, column) => costs[row]?.[column] ?? NOT_ONE_CALL);
}
