import { jsonValueEnd } from "./json-value-end.ts";

/**
 * Offsets at which the items of the JSON array that opens at `start` begin, in order; empty for an empty array.
 * The text must be known to be JSON; for any other the offsets mean nothing.
 *
 * @example jsonItemStarts('[1, {"a": 2}]', 0) // [1, 4]
 */
export function jsonItemStarts(text: string, start: number): number[] {
  const starts: number[] = [];
  let i = start + 1;
  while (i < text.length) {
    const code = text.charCodeAt(i);
    if (code === 0x5d) break;
    if (code === 0x2c || code <= 32) {
      i++;
      continue;
    }
    starts.push(i);
    // A text that is not JSON after all must not stand still here.
    i = Math.max(jsonValueEnd(text, i), i + 1);
  }
  return starts;
}
