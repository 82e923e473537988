import type { JsonString } from "../json/json-node.ts";

/**
 * Where offsets into a string's decoded value stand in its source: for each of `offsets` (rising, UTF-16, at most
 * the value's length) the source offset at which that code unit's spelling begins. One pass, no allocation per unit.
 *
 * @example sourceOffsets('"a\\u0000b"', node, [1, 2]) // [2, 8]
 */
export function sourceOffsets(text: string, node: JsonString, offsets: readonly number[]): number[] {
  const first = node.start + 1;
  if (node.end - node.start - 2 === node.value.length) return offsets.map((offset) => first + offset);
  const found: number[] = [];
  let at = first;
  let decoded = 0;
  for (const offset of offsets) {
    while (decoded < offset && at < node.end - 1) {
      if (text.charCodeAt(at) !== 92) at++;
      else at += text.charCodeAt(at + 1) === 117 ? 6 : 2;
      decoded++;
    }
    found.push(at);
  }
  return found;
}
