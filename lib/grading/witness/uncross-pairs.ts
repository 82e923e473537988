import { commonSubsequence } from "./common-subsequence.ts";
import { identityKey } from "./identity-key.ts";
import { movedPairs } from "./moved-pairs.ts";
import type { ToldCall } from "./told-call.ts";

/** Calls left over by the search for a common order; beyond, pairs stay as they are. */
const MAX_EDITS = 500;
const ROUNDS = 2;

/**
 * Pairs equal calls anew where fewer calls are then out of order: of equal calls, any may be the one that an account
 * leaves out or adds. What differs between the pairs stays the same. `chosen` as `pairCalls` gives it; `isPinned`: the
 * pair of a seen call is known for sure.
 *
 * @example // seen: A B A, told: B A, chosen [1, 0, -1] → [-1, 0, 1]
 */
export function uncrossPairs(
  seen: readonly ToldCall[],
  told: readonly ToldCall[],
  chosen: number[],
  isPinned: (seenPlace: number) => boolean,
): number[] {
  let best = chosen;
  let fewest = countMoved(seen, best);
  for (let round = 0; round < ROUNDS && fewest > 0; round += 1) {
    for (const freedom of ["equal", "seen", "told"] as const) {
      const other = pairedAnew(seen, told, best, isPinned, freedom);
      const moved = other === null ? fewest : countMoved(seen, other);
      if (other === null || moved >= fewest) continue;
      best = other;
      fewest = moved;
    }
  }
  return best;
}

function countMoved(seen: readonly ToldCall[], chosen: readonly number[]): number {
  const pairs = [...chosen.keys()].filter((at) => chosen[at] !== -1);
  const moved = movedPairs(
    pairs.map((at) => chosen[at] ?? 0),
    pairs.map((at) => seen[at]?.prepared.call.turn ?? null),
  );
  return moved.reduce((sum, one) => sum + (one ? 1 : 0), 0);
}

/**
 * `equal`: calls paired with their equals choose among all equal calls of both sides; `seen` or `told`: calls that are
 * equal on that side swap their partners, whatever these are.
 */
type Freedom = "equal" | "seen" | "told";

function pairedAnew(
  seen: readonly ToldCall[],
  told: readonly ToldCall[],
  chosen: readonly number[],
  isPinned: (seenPlace: number) => boolean,
  freedom: Freedom,
): number[] | null {
  const numbers = new Map<string, number>();
  let next = 0;
  const numberOf = (call: ToldCall) => {
    const key = identityKey(call);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, next);
    next += 1;
    return next - 1;
  };
  const alone = () => {
    next += 1;
    return next - 1;
  };
  const ofTold = new Array<number>(told.length).fill(-1);
  const ofSeen = seen.map((own, at) => {
    const place = chosen[at] ?? -1;
    const partner = told[place];
    if (partner === undefined) return freedom === "told" ? alone() : numberOf(own);
    const isFixed = isPinned(at) || (freedom === "equal" && identityKey(own) !== identityKey(partner));
    const number = isFixed ? alone() : numberOf(freedom === "told" ? partner : own);
    ofTold[place] = number;
    return number;
  });
  for (const [place, one] of told.entries()) {
    if (ofTold[place] === -1) ofTold[place] = freedom === "seen" ? alone() : numberOf(one);
  }
  const matched = commonSubsequence(ofSeen, ofTold, MAX_EDITS);
  if (matched === null) return null;
  const taken = new Set(matched);
  const open = new Map<number, number[]>();
  for (const [place, number] of ofTold.entries()) {
    if (taken.has(place)) continue;
    const list = open.get(number);
    if (list === undefined) open.set(number, [place]);
    else list.push(place);
  }
  const used = new Map<number, number>();
  return matched.map((place, at) => {
    if (place !== -1) return place;
    const number = ofSeen[at] ?? -1;
    const turn = used.get(number) ?? 0;
    const other = open.get(number)?.[turn];
    if (other === undefined) return -1;
    used.set(number, turn + 1);
    return other;
  });
}
