import { draw } from "./draw.ts";

/** One of `list`, by a draw; the list must not be empty. */
export function pick<T>(seed: number, key: string, list: readonly [T, ...T[]]): T {
  return list[Math.floor(draw(seed, key) * list.length)] ?? list[0];
}
