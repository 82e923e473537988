import { assign } from "../assign.ts";
import { isNameVariant } from "../is-name-variant.ts";
import { argumentDifferences } from "./argument-differences.ts";
import type { ToldCall } from "./told-call.ts";

/** So many pairs are compared for the fewest differences; beyond, calls are paired in order. */
const MAX_COMPARED = 4_000;
/** Texts compared for that, in UTF-16 units. */
const MAX_COMPARED_TEXT = 8_000_000;
const NOT_ONE_CALL = 1_000_000;
const NO_KEYS: ReadonlyMap<number, string> = new Map();

/**
 * Which call of an account is which seen call. Calls of equal name and arguments are one call, each serving once and
 * in order; then those told as `otherwise` (by the seen call's place: the key of what its handler was given); then those
 * of one id that neither side has twice and that are alike; then those of one name or a variant of it (G9), with the
 * fewest differing arguments; then those of another name with the same arguments, or most of them. Gives for each seen
 * call the place of the told one, or -1.
 *
 * @example pairCalls(wire, log) // [0, -1, 1]: the log leaves out the second call
 */
export function pairCalls(
  seen: readonly ToldCall[],
  told: readonly ToldCall[],
  otherwise: ReadonlyMap<number, string> = NO_KEYS,
): number[] {
  const pairs = new Pairs(seen, told);
  const ownKey = ({ key }: ToldCall) => key;
  pairs.byKey(ownKey);
  pairs.byKey(({ place }) => otherwise.get(place) ?? null, ownKey);
  const uniqueId = (call: ToldCall) => (pairs.hasUniqueId(call) ? call.prepared.call.callId : null);
  pairs.byKey(uniqueId, uniqueId, isLike);
  const names = new NameGroups();
  pairs.byGroups(({ name }) => name, countDifferences);
  pairs.byGroups(({ name }) => names.of(name), countDifferences);
  pairs.byKey((call) => (hasArguments(call) ? call.argumentsKey : null));
  pairs.byGroups(
    () => "",
    (a, b) => (sharesMost(a, b) ? countDifferences(a, b) : NOT_ONE_CALL),
  );
  pairs.onlyOnes();
  return pairs.chosen;
}

class Pairs {
  readonly seen: readonly ToldCall[];
  readonly told: readonly ToldCall[];
  readonly chosen: number[];
  readonly #taken: boolean[];
  #ids: { seen: ReadonlyMap<string, number>; told: ReadonlyMap<string, number> } | null = null;

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

  take(seen: ToldCall, told: ToldCall): void {
    this.chosen[seen.place] = told.place;
    this.#taken[told.place] = true;
  }

  /** Pairs what has one key, in order; a call without one waits. */
  byKey(
    keyOfSeen: (call: ToldCall) => string | null,
    keyOfTold = keyOfSeen,
    fits: (seen: ToldCall, told: ToldCall) => boolean = () => true,
  ): void {
    const open = groups(this.leftTold, keyOfTold);
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

  /** Within each group the pairs of least total cost, in order among equals. */
  byGroups(groupOf: (call: ToldCall) => string, cost: (seen: ToldCall, told: ToldCall) => number): void {
    const told = groups(this.leftTold, groupOf);
    for (const [group, rows] of groups(this.leftSeen, groupOf)) {
      const columns = told.get(group) ?? [];
      if (columns.length === 0) continue;
      const best = isSmall(rows, columns)
        ? assign(rows.length, columns.length, (row, column) =>
            cost(rows[row] as ToldCall, columns[column] as ToldCall),
          )
        : null;
      rows.forEach((row, place) => {
        const column = columns[best === null ? place : (best[place] ?? -1)];
        if (column !== undefined && cost(row, column) < NOT_ONE_CALL) this.take(row, column);
      });
    }
  }

  /** One call is left on each side and neither has arguments: then it was the same one, under another name. */
  onlyOnes(): void {
    const [seen, ...moreSeen] = this.leftSeen;
    const [told, ...moreTold] = this.leftTold;
    if (seen === undefined || told === undefined || moreSeen.length + moreTold.length > 0) return;
    if (!hasArguments(seen) && !hasArguments(told)) this.take(seen, told);
  }

  hasUniqueId(call: ToldCall): boolean {
    this.#ids ??= { seen: counts(this.seen), told: counts(this.told) };
    const id = call.prepared.call.callId ?? "";
    return id !== "" && this.#ids.seen.get(id) === 1 && this.#ids.told.get(id) === 1;
  }
}

/** Names that are variants of each other share a group: the first of them. Names are compared once each. */
class NameGroups {
  readonly #known = new Map<string, string>();

  of(name: string): string {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    let group = name;
    // A hostile record may have any number of names.
    if (this.#known.size < 1_000) {
      for (const [other, first] of this.#known) {
        if (!isNameVariant(name, other)) continue;
        group = first;
        break;
      }
    }
    this.#known.set(name, group);
    return group;
  }
}

function counts(calls: readonly ToldCall[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { prepared } of calls) {
    const id = prepared.call.callId ?? "";
    found.set(id, (found.get(id) ?? 0) + 1);
  }
  return found;
}

function groups(
  calls: readonly ToldCall[],
  groupOf: (call: ToldCall) => string | null,
): Map<string, ToldCall[]> {
  const found = new Map<string, ToldCall[]>();
  for (const call of calls) {
    const group = groupOf(call);
    if (group === null) continue;
    const list = found.get(group);
    if (list === undefined) found.set(group, [call]);
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

function countDifferences(seen: ToldCall, told: ToldCall): number {
  return argumentDifferences(seen.read, told.read).reduce((sum, { of }) => sum + (of === "value" ? 2 : 1), 0);
}

/** Two accounts of a call that share an id alone may number their calls each for itself. */
function isLike(seen: ToldCall, told: ToldCall): boolean {
  return (
    seen.name === told.name ||
    isNameVariant(told.name, seen.name) ||
    (hasArguments(seen) && (seen.argumentsKey === told.argumentsKey || sharesMost(seen, told)))
  );
}

/** More arguments are the same value than differ. */
function sharesMost(seen: ToldCall, told: ToldCall): boolean {
  if (seen.read.object === null || told.read.object === null) return false;
  const keys = new Set([...seen.read.object.members, ...told.read.object.members].map(({ key }) => key));
  const differing = new Set(
    argumentDifferences(seen.read, told.read)
      .filter(({ of }) => of === "value")
      .map(({ path }) => /^[^.[]*/.exec(path ?? "")?.[0]),
  );
  return keys.size > 2 * differing.size;
}

function hasArguments({ read }: ToldCall): boolean {
  return read.object === null || read.object.members.length > 0;
}
