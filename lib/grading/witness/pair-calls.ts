import { argumentDifferences } from "./argument-differences.ts";
import { identityKey } from "./identity-key.ts";
import { looseKey } from "./loose-key.ts";
import { NameGroups } from "./name-groups.ts";
import { OpenPairs } from "./open-pairs.ts";
import { sharesMost } from "./shares-most.ts";
import type { ToldCall } from "./told-call.ts";
import { uncrossPairs } from "./uncross-pairs.ts";

const NO_KEYS: ReadonlyMap<number, string> = new Map();

/**
 * Which call of an account is which seen call, each serving once. One after the other, and in order within each:
 *
 * 1. Calls of equal name and arguments, by their ids where these tell them apart.
 * 2. Those told as `otherwise` (by the seen call's place: the key of what its handler was given).
 * 3. Those of an id that neither side has twice, if they are alike: accounts may number calls each for itself.
 * 4. Those of one name, or a variant of it (G9): the same arguments rendered differently (G14), then the fewest
 *    differing arguments.
 * 5. Those of another name with the same arguments; then under a name that other calls were given; then with most of
 *    the arguments.
 *
 * Of equal calls those are taken that leave the fewest out of order. Gives for each seen call the place of the told
 * one, or -1.
 *
 * @example pairCalls(wire, log) // [0, -1, 1]: the log leaves out the second call
 */
export function pairCalls(
  seen: readonly ToldCall[],
  told: readonly ToldCall[],
  otherwise: ReadonlyMap<number, string> = NO_KEYS,
): number[] {
  const pairs = new OpenPairs(seen, told);
  const pinned = new Set<number>();
  pairs.byIdsWithin(
    ({ key }) => key,
    ({ place }) => pinned.add(place),
  );
  pairs.byKey(({ name, read }) => JSON.stringify([name, read.form, read.text]));
  pairs.byKey(identityKey);
  pairs.byKey(({ key }) => key);
  pairs.byKey(
    ({ place }) => otherwise.get(place) ?? null,
    ({ key }) => key,
  );
  if (!pairs.isDone) pairLeftOver(pairs, pinned);
  return uncrossPairs(seen, told, pairs.chosen, (place) => pinned.has(place));
}

function pairLeftOver(pairs: OpenPairs, pinned: Set<number>): void {
  const names = new NameGroups();
  const groupOf = ({ name }: ToldCall) => names.of(name);
  const looseKeys = new Map<ToldCall, string>();
  const loose = (call: ToldCall) => {
    const known = looseKeys.get(call);
    if (known !== undefined) return known;
    const { object } = call.read;
    const key = object === null ? call.argumentsKey : looseKey(object);
    looseKeys.set(call, key);
    return key;
  };
  const withArguments = (keyOf: (call: ToldCall) => string) => (call: ToldCall) =>
    hasArguments(call) ? keyOf(call) : null;

  const ids = { seen: counted(pairs.seen), told: counted(pairs.told) };
  const uniqueId = ({ prepared }: ToldCall) => {
    const id = prepared.call.callId ?? "";
    return id !== "" && ids.seen.get(id) === 1 && ids.told.get(id) === 1 ? id : null;
  };
  pairs.byKey(uniqueId, uniqueId, (a, b) => {
    const isOne =
      groupOf(a) === groupOf(b) || (hasArguments(a) && (loose(a) === loose(b) || sharesMost(a, b)));
    if (isOne) pinned.add(a.place);
    return isOne;
  });

  const ownName = ({ name }: ToldCall) => name;
  for (const name of [ownName, groupOf]) {
    pairs.byKey((call) => JSON.stringify([name(call), call.argumentsKey]));
    pairs.byKey((call) => JSON.stringify([name(call), loose(call)]));
    pairs.byGroups(name, name, costOf);
  }
  pairs.byKey(withArguments(({ argumentsKey }) => argumentsKey));
  pairs.byKey(withArguments(loose));
  const given = givenNames(pairs);
  pairs.byGroups(({ name }) => given.get(name) ?? null, ownName, costOf);
  pairs.byGroups(
    () => "",
    () => "",
    (a, b) => (sharesMost(a, b) ? costOf(a, b) : null),
  );
  pairLonely(pairs);
}

/** The other name that each name was told under, where it was always the same one. */
function givenNames({ seen, told, chosen }: OpenPairs): ReadonlyMap<string, string> {
  const given = new Map<string, string | null>();
  for (const [at, place] of chosen.entries()) {
    const own = seen[at]?.name;
    const other = told[place]?.name;
    if (own === undefined || other === undefined) continue;
    const before = given.get(own);
    given.set(own, before === undefined || before === other ? other : null);
  }
  const renamed = [...given].flatMap(([own, other]): [string, string][] =>
    other === null || other === own ? [] : [[own, other]],
  );
  return new Map(renamed);
}

/** What is left on each side is as many calls of one name without arguments: those then had another name. */
function pairLonely(pairs: OpenPairs): void {
  const { leftSeen, leftTold } = pairs;
  const isOne = (calls: readonly ToldCall[]) =>
    calls.every((call) => !hasArguments(call) && call.name === calls[0]?.name);
  if (leftSeen.length !== leftTold.length || !isOne(leftSeen) || !isOne(leftTold)) return;
  for (const [at, one] of leftSeen.entries()) {
    const other = leftTold[at];
    if (other !== undefined) pairs.take(one, other);
  }
}

function counted(calls: readonly ToldCall[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { prepared } of calls) {
    const id = prepared.call.callId ?? "";
    found.set(id, (found.get(id) ?? 0) + 1);
  }
  return found;
}

function costOf(seen: ToldCall, told: ToldCall): number {
  return argumentDifferences(seen.read, told.read).reduce((sum, { of }) => sum + (of === "value" ? 2 : 1), 0);
}

function hasArguments({ read }: ToldCall): boolean {
  return read.object === null || read.object.members.length > 0;
}
