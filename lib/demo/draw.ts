/**
 * A uniform number in [0, 1) that depends on nothing but its seed and key, so that a new habit or case changes no
 * other draw. FNV-1a over UTF-16 code units (Fowler, Noll, Vo), finished with MurmurHash3's fmix32 (Appleby).
 *
 * @example draw(1, "a") === draw(1, "a") // true
 */
export function draw(seed: number, key: string): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let at = 0; at < key.length; at++) {
    hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
