import type { Normalized } from "../../normalizer.ts";

/** A value that stays as it is; `note` is the code of why. */
export function unreadable(note: string): Normalized {
  return { readable: false, note };
}
