import type { JsonErrorCode, JsonErrorHint } from "./parse-result.ts";
import { readValue } from "./read-value.ts";
import { readsAsPythonLiteral } from "./reads-as-python-literal.ts";
import { skipWhiteSpace } from "./skip-white-space.ts";
import { wordAt } from "./word-at.ts";

const NOT_FINITE = new Set(["NaN", "nan", "Infinity", "inf"]);
const FENCE = "```";

/**
 * What the cause of an error looks like, or null where it does not show. The text is never repaired.
 * Linear in the text's length; called only once reading has failed.
 *
 * @example jsonErrorHint("{'q': True}", "single_quote", 1) // "python_literal"
 */
export function jsonErrorHint(text: string, code: JsonErrorCode, offset: number): JsonErrorHint | null {
  if (code === "empty") return null;
  if (text.startsWith("\ufeff")) return "byte_order_mark";
  const first = skipWhiteSpace(text, 0);
  if (offset === first && text.includes(FENCE, first)) return "code_fence";
  if (code === "text_after_value") {
    if (text.startsWith(FENCE, offset)) return "code_fence";
    return beginsAnotherValue(text, offset) ? "two_values" : "text_after";
  }
  if (NOT_FINITE.has(wordAt(text, offset))) {
    return readsAsPythonLiteral(text) ? "python_literal" : "nan_or_infinity";
  }
  if (code === "unexpected_end" || code === "unterminated_string") return "cut_off";
  return readsAsPythonLiteral(text) ? "python_literal" : null;
}

/** A whole further object, array or string; a bare number or word is rather text. */
function beginsAnotherValue(text: string, offset: number): boolean {
  const first = text.charAt(offset);
  return (first === "{" || first === "[" || first === '"') && readValue(text, offset).type !== "failure";
}
