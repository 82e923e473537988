/**
 * A value as a message names it: its kind and, where short, what it is.
 *
 * @example describeValue(5) // "number 5"
 */
export function describeValue(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  if (typeof value === "string") {
    return `string ${JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value)}`;
  }
  if (Array.isArray(value))
    return value.length === 1 ? "a list of 1 item" : `a list of ${value.length} items`;
  if (typeof value === "object") return "an object";
  return `${typeof value} ${String(value)}`;
}
