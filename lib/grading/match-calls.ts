import { argumentsOf } from "./arguments-of.ts";
import { assignGroup } from "./assign-group.ts";
import { compareArguments } from "./compare-arguments.ts";
import type { Comparison } from "./comparison.ts";
import type { CompiledAlternative, CompiledExpected } from "./compiled-case.ts";
import type { CompiledSuite } from "./compiled-suite.ts";
import { effectOfCall } from "./effect-of-call.ts";
import type { MatchedPair, Matching } from "./matching.ts";
import { meetsExpected } from "./meets-expected.ts";
import { pairInOrder } from "./pair-in-order.ts";
import type { PreparedCall } from "./prepared-record.ts";
import { variantsOfName } from "./variants-of-name.ts";

/** Names beyond this number are looked up in an index of the calls. */
const FEW_NAMES = 8;
/** Comparisons that substitution (G8) may cost a record; beyond it the earliest candidate is taken. */
const MAX_TRIES = 200_000;

/**
 * Assigns expected calls to actual ones (G7, G8): first within equal names, with the fewest findings in all;
 * then what is left over, in expected order, to left-over counting calls of another name.
 */
export function matchCalls(
  suite: CompiledSuite,
  alternative: CompiledAlternative,
  calls: readonly PreparedCall[],
  ordered: boolean,
): Matching {
  const { expected } = alternative;
  const placeOf = new Array<number>(expected.length).fill(-1);
  const taken = new Uint8Array(calls.length);
  const index = alternative.byName.size > FEW_NAMES ? indexOf(calls) : null;
  let choice = false;
  for (const [name, group] of alternative.byName) {
    const places = index === null ? placesOf(calls, name) : index.get(name);
    if (places === undefined || places.length === 0) continue;
    if (places.length > 1 || group.length > 1) choice = true;
    const columns = assignGroup(expected, group, calls, places);
    for (let row = 0; row < group.length; row += 1) {
      const place = places[columns[row] ?? -1];
      const one = group[row];
      if (place !== undefined && one !== undefined) placeOf[one] = place;
    }
  }
  if (ordered && choice && alternative.byName.size > 1) pairInOrder(expected, calls, placeOf);
  for (const place of placeOf) if (place >= 0) taken[place] = 1;
  const pairs: MatchedPair[] = [];
  const missing: number[] = [];
  const budget = { tries: MAX_TRIES };
  for (const one of expected) {
    const place = placeOf[one.index] ?? -1;
    const call = calls[place];
    if (call === undefined) {
      const pair = substitute(suite, alternative, one, calls, taken, budget);
      if (pair === null) missing.push(one.index);
      else pairs.push(pair);
      continue;
    }
    const read = argumentsOf(call);
    const comparison = meetsExpected(one, read) ? null : compareArguments(one, read, "all");
    pairs.push({ expected: one.index, call: place, name: "equal", comparison });
  }
  const left: number[] = [];
  if (pairs.length < calls.length) {
    for (let place = 0; place < calls.length; place += 1) if (taken[place] === 0) left.push(place);
  }
  return { pairs, missing, left };
}

/** G8: a name variant first, else the fewest findings, else the earliest. */
function substitute(
  suite: CompiledSuite,
  alternative: CompiledAlternative,
  expected: CompiledExpected,
  calls: readonly PreparedCall[],
  taken: Uint8Array,
  budget: { tries: number },
): MatchedPair | null {
  const onlyVariants = expected.tool !== null && expected.tool.effect !== "side_effecting";
  let best: MatchedPair | null = null;
  let bestFindings = Number.POSITIVE_INFINITY;
  for (let place = 0; place < calls.length; place += 1) {
    const candidate = calls[place];
    if (candidate === undefined || taken[place] === 1) continue;
    if (best !== null && budget.tries <= 0) break;
    const { name } = candidate.call;
    const effect = effectOfCall(suite, name);
    if (effect !== "side_effecting" && effect !== "unregistered") continue;
    const variant = variantsOfName(suite, alternative, name).includes(expected.name);
    if (!variant && (onlyVariants || best?.name === "name_variant")) continue;
    budget.tries -= 1;
    const read = argumentsOf(candidate);
    const scope = variant ? "all" : "shared";
    const comparison: Comparison | null =
      variant && meetsExpected(expected, read) ? null : compareArguments(expected, read, scope);
    const findings = comparison?.differences.length ?? 0;
    const better = variant && best?.name !== "name_variant" ? true : findings < bestFindings;
    if (!better) continue;
    bestFindings = findings;
    const kind = variant ? "name_variant" : effect === "unregistered" ? "unknown_tool" : "wrong_tool";
    best = { expected: expected.index, call: place, name: kind, comparison };
  }
  if (best !== null) taken[best.call] = 1;
  return best;
}

function placesOf(calls: readonly PreparedCall[], name: string): number[] {
  const places: number[] = [];
  for (let place = 0; place < calls.length; place += 1)
    if (calls[place]?.call.name === name) places.push(place);
  return places;
}

function indexOf(calls: readonly PreparedCall[]): Map<string, number[]> {
  const index = new Map<string, number[]>();
  calls.forEach(({ call }, place) => {
    const places = index.get(call.name);
    if (places === undefined) index.set(call.name, [place]);
    else places.push(place);
  });
  return index;
}
