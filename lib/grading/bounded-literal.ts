import type { JsonNode } from "../json/json-node.ts";

/** UTF-16 units of a literal that a finding carries; the whole text stays with the call and the case. */
const MAX_LITERAL = 4096;

/**
 * A value's text as it was written, for a finding: whole up to 4,096 UTF-16 units, else its beginning and the
 * length of the rest (`"xxxx… (+395,904)`), never cut within a surrogate pair. Only for showing: nothing is
 * compared by it.
 */
export function boundedLiteral(text: string, node: JsonNode): string {
  const length = node.end - node.start;
  if (length <= MAX_LITERAL) return text.slice(node.start, node.end);
  let end = node.start + MAX_LITERAL;
  const last = text.charCodeAt(end - 1);
  if (last >= 0xd800 && last <= 0xdbff) end -= 1;
  return `${text.slice(node.start, end)}… (+${(node.end - end).toLocaleString("en")})`;
}
