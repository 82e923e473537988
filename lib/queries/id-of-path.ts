import { decodeSegment } from "./decode-segment.ts";

/**
 * The stored id in the parts of an address, as Next hands them over; the inverse of `idPath`.
 *
 * @example idOfPath(["run%201", "case", "~.."]) // "run 1/case/.."
 */
export function idOfPath(parts: readonly string[]): string {
  return parts
    .map(decodeSegment)
    .map((part) => (part.startsWith("~") ? part.slice(1) : part))
    .join("/");
}
