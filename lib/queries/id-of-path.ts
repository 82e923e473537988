import { decodeSegment } from "./decode-segment.ts";
import { idOfParts } from "./id-of-parts.ts";

/**
 * The stored id in the parts of an address, as Next hands them to a page; the inverse of `idPath`.
 *
 * @example idOfPath(["run%201", "case", "~.."]) // "run 1/case/.."
 */
export function idOfPath(parts: readonly string[]): string {
  return idOfParts(parts.map(decodeSegment));
}
