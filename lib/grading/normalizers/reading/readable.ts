import type { Normalized } from "../../normalizer.ts";

/** A value that was read: its canonical key, and codes of what was assumed on the way. */
export function readable(key: string, notes: readonly string[] = []): Normalized {
  return { readable: true, key, notes };
}
