import type { JsonNode } from "../json/json-node.ts";
import { addDifference } from "./add-difference.ts";
import { compareValue } from "./compare-value.ts";
import type { Comparison } from "./comparison.ts";
import { createComparison } from "./create-comparison.ts";
import type { Frame } from "./frame.ts";
import { valueKey } from "./value-key.ts";
import type { Want } from "./want.ts";
import { wantsOfItems } from "./wants-of-items.ts";

/** Items left after the equal ones are paired; more are not worth trying each with each. */
const MAX_LEFT = 64;

/**
 * Compares two lists without regard to order (G16). Items with equal keys are paired first; those left are
 * paired where closeness (`tolerance`) or another rendering makes them equal. What is left then: one item on
 * each side is compared in itself; anything else is one finding at the list's path. Under `ignored` repeats an
 * item may serve several times.
 */
export function compareUnordered(
  frame: Frame,
  items: readonly JsonNode[],
  repeats: "counted" | "ignored",
  out: Comparison,
  todo: Frame[],
): void {
  const wants = wantsOfItems(frame.want);
  const keysWanted = wants.map((want) => valueKey(want.node, want.text, want.rules));
  const places = new Map<string, number[]>();
  items.forEach((item, index) => {
    const key = valueKey(item, out.text, wants[0]?.rules ?? frame.want.rules?.items ?? null);
    const same = places.get(key);
    if (same === undefined) places.set(key, [index]);
    else same.push(index);
  });
  const taken = new Set<number>();
  const left: Want[] = [];
  const pairs: [Want, number][] = [];
  wants.forEach((want, index) => {
    const same = places.get(keysWanted[index] ?? "");
    const place = repeats === "counted" ? same?.shift() : same?.[0];
    if (place === undefined) left.push(want);
    else {
      pairs.push([want, place]);
      if (repeats === "counted") taken.add(place);
      else for (const repeated of same ?? []) taken.add(repeated);
    }
  });
  let spare = items.flatMap((_item, index) => (taken.has(index) ? [] : [index]));
  let unmatched = pairAlike(left, spare, items, repeats, out, pairs);
  if (repeats === "counted" && unmatched.length > 0)
    unmatched = pairAnew(unmatched, wants, items, out, pairs);
  const used = new Set(pairs.map(([, place]) => place));
  spare = spare.filter((place) => !used.has(place));
  const first = unmatched[0];
  const only = spare[0];
  if (unmatched.length === 1 && spare.length === 1 && first !== undefined && only !== undefined) {
    const node = items[only];
    if (node !== undefined) {
      todo.push({ want: first, node, path: { outer: frame.path, step: only }, typesOnly: frame.typesOnly });
    }
  } else if ((unmatched.length > 0 || spare.length > 0) && !frame.typesOnly) {
    addDifference(out, "wrong_value", frame.path, frame.want, frame.node);
  }
  for (const [want, place] of pairs.reverse()) {
    const node = items[place];
    if (node === undefined) continue;
    todo.push({ want, node, path: { outer: frame.path, step: place }, typesOnly: true });
  }
}

/** Augmenting paths over what is alike; gives back the wants that stay alone. */
function pairAlike(
  left: readonly Want[],
  spare: readonly number[],
  items: readonly JsonNode[],
  repeats: "counted" | "ignored",
  out: Comparison,
  pairs: [Want, number][],
): readonly Want[] {
  if (left.length === 0 || spare.length === 0 || left.length > MAX_LEFT || spare.length > MAX_LEFT)
    return left;
  const edges = left.map((want) =>
    spare.flatMap((place, at) => {
      const item = items[place];
      return item !== undefined && alike(want, item, out) ? [at] : [];
    }),
  );
  if (repeats === "ignored") {
    const lonely: Want[] = [];
    const covered = new Set<number>();
    left.forEach((want, index) => {
      const options = edges[index] ?? [];
      if (options.length === 0) lonely.push(want);
      for (const at of options) covered.add(at);
    });
    for (const at of covered) {
      const index = edges.findIndex((options) => options.includes(at));
      const want = left[index];
      const place = spare[at];
      if (want !== undefined && place !== undefined) pairs.push([want, place]);
    }
    return lonely;
  }
  const owner = new Map<number, number>();
  const claim = (want: number, seen: Set<number>): boolean => {
    for (const at of edges[want] ?? []) {
      if (seen.has(at)) continue;
      seen.add(at);
      const current = owner.get(at);
      if (current !== undefined && !claim(current, seen)) continue;
      owner.set(at, want);
      return true;
    }
    return false;
  };
  for (let index = 0; index < left.length; index += 1) claim(index, new Set());
  const matched = new Set<number>();
  for (const [at, index] of owner) {
    const want = left[index];
    const place = spare[at];
    if (want === undefined || place === undefined) continue;
    matched.add(index);
    pairs.push([want, place]);
  }
  return left.filter((_want, index) => !matched.has(index));
}

/**
 * Being alike is not transitive, so an equal pair may have to part for all to find a partner: augmenting paths
 * from what stayed alone, through the pairs made so far. Gives back the wants that still stay alone.
 */
function pairAnew(
  alone: readonly Want[],
  wants: readonly Want[],
  items: readonly JsonNode[],
  out: Comparison,
  pairs: [Want, number][],
): readonly Want[] {
  if (pairs.length === wants.length || wants.length > MAX_LEFT || items.length > MAX_LEFT) return alone;
  const owner = new Map(pairs.map(([want, place]) => [place, want]));
  const known = new Map<Want, number[]>();
  const optionsOf = (want: Want) => {
    const options =
      known.get(want) ?? items.flatMap((item, place) => (alike(want, item, out) ? [place] : []));
    known.set(want, options);
    return options;
  };
  const claim = (want: Want, seen: Set<number>): boolean => {
    for (const place of optionsOf(want)) {
      if (seen.has(place)) continue;
      seen.add(place);
      const current = owner.get(place);
      if (current !== undefined && !claim(current, seen)) continue;
      owner.set(place, want);
      return true;
    }
    return false;
  };
  const still = alone.filter((want) => !claim(want, new Set()));
  if (still.length < alone.length) {
    pairs.splice(0, pairs.length, ...[...owner].map(([place, want]): [Want, number] => [want, place]));
  }
  return still;
}

/** Whether the values are equal, closeness and other renderings included; types are looked at later. */
function alike(want: Want, item: JsonNode, out: Comparison): boolean {
  const tried = createComparison(out.text);
  // Lists within lists are tried within one budget, or they would multiply.
  tried.orderBudget = out.orderBudget - (item.end - item.start) - 1;
  if (tried.orderBudget < 0) return false;
  compareValue(want, item, null, tried);
  out.orderBudget = tried.orderBudget;
  return tried.differences.every(({ kind }) => kind === "wrong_type");
}
