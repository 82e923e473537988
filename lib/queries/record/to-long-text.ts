import { decodeStoredText } from "../../json/decode-stored-text.ts";
import type { LongText } from "./long-text.ts";

/** From the beginning and the length of a stored text; an escape that the cut went through is left out. */
export function toLongText(beginning: string | null, length: number | null): LongText | null {
  if (beginning === null || length === null) return null;
  const whole = length <= beginning.length && [...beginning].length >= length;
  const mark = beginning.lastIndexOf("\u0010");
  const broken = !whole && mark >= 0 && mark >= beginning.length - 4;
  return { text: decodeStoredText(broken ? beginning.slice(0, mark) : beginning), length, whole };
}
