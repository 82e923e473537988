import type { JsonText } from "../../json/json-node.ts";

/**
 * A plain value as JSON text; null stays null, which is an absent field.
 *
 * @example plainText("a") // '"a"'
 */
export function plainText(value: unknown): JsonText | null {
  return value === null ? null : (JSON.stringify(value) as JsonText);
}
