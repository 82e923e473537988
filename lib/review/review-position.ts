import { hash } from "node:crypto";

/** Positions are under it: nine digits. */
const PLACES = 1_000_000_000;

/**
 * An item's number in its sample, from 0 to 999,999,999; items are reviewed in the order of their numbers. Made of a
 * hash of its own: in the order of the keys that an item is drawn by, the end would all be of the stratum drawn more
 * densely. So a number tells neither the stratum nor whether the item came by extending the sample, and whoever
 * stops early has labelled a random part of every stratum. Two items may get the same.
 *
 * @example reviewPosition("seed", "run-1/case-7") // 779916372
 */
export function reviewPosition(seed: string, itemId: string): number {
  return Number.parseInt(hash("sha256", `review:${seed}:${itemId}`, "hex").slice(0, 12), 16) % PLACES;
}
