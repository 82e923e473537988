import type { JsonNode } from "../json/json-node.ts";
import { boundedText } from "./bounded-text.ts";

/** A value's text as it was written, for a finding: bounded (`boundedText`). */
export function boundedLiteral(text: string, node: JsonNode): string {
  return boundedText(text, node.start, node.end);
}
