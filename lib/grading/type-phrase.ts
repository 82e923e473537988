import { namesOfMask } from "./names-of-mask.ts";

/** A set of types in words: `int`, `int or float`. */
export function typePhrase(mask: number): string {
  return namesOfMask(mask).join(" or ");
}
