import type { JsonText } from "../../json/json-node.ts";

/** @example listText(["1.0" as JsonText]) // "[1.0]" */
export function listText(items: readonly JsonText[]): JsonText {
  return `[${items.join(",")}]` as JsonText;
}
