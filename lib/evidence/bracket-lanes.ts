import type { RepeatLink } from "./trajectory.ts";

/** A repeat with the lane its bracket is drawn in, 0 nearest to the calls. */
export type BracketLane = RepeatLink & { readonly lane: number };

const LANES = 4;

/**
 * Brackets laid side by side so that none runs into another; where more than four would stand side by side, the rest
 * is left out (the words beside the call still tell of it). Linear in the links.
 *
 * @example bracketLanes([{ earlier: 0, later: 2, idle: true }, { earlier: 1, later: 3, idle: true }]).map((one) => one.lane) // [0, 1]
 */
export function bracketLanes(links: readonly RepeatLink[]): BracketLane[] {
  const freeFrom = new Array<number>(LANES).fill(-1);
  const sorted = [...links].sort((a, b) => a.earlier - b.earlier || a.later - b.later);
  return sorted.flatMap((link) => {
    const lane = freeFrom.findIndex((free) => free <= link.earlier);
    if (lane < 0) return [];
    freeFrom[lane] = link.later;
    return [{ ...link, lane }];
  });
}
