/**
 * The stored id in the decoded parts of an address, as Next hands them to a route handler; a page gets them encoded,
 * for `idOfPath`.
 *
 * @example idOfParts(["50%20", "case", "~.."]) // "50%20/case/.."
 */
export function idOfParts(parts: readonly string[]): string {
  return parts.map((part) => (part.startsWith("~") ? part.slice(1) : part)).join("/");
}
