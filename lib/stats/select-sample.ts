import { KeepSmallest } from "./keep-smallest.ts";

/**
 * A simple random sample without replacement: the `size` ids with the smallest keys of `seed` (all of them where
 * there are fewer), in key order. The same seed and ids give the same sample in any order and on any machine; a
 * larger size keeps the smaller sample as its beginning. Ids are distinct. Errors as `KeepSmallest`.
 *
 * @example selectSample(["a", "b", "c"], "seed", 2) // ["a", "c"]
 */
export function selectSample(ids: Iterable<string>, seed: string, size: number): string[] {
  const keep = new KeepSmallest<null>(seed, size);
  for (const id of ids) keep.offer(id, null);
  return keep.selected().map(({ id }) => id);
}
