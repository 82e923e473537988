import { decodeSegment } from "../decode-segment.ts";

/**
 * The stored record id in the parts of an address, as Next hands them over; the inverse of `recordPage`.
 *
 * @example recordIdOfPath(["run%201", "case", "~.."]) // "run 1/case/.."
 */
export function recordIdOfPath(parts: readonly string[]): string {
  return parts
    .map(decodeSegment)
    .map((part) => (part.startsWith("~") ? part.slice(1) : part))
    .join("/");
}
