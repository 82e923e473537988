import { asJsonText } from "../../json/as-json-text.ts";
import type { JsonText } from "../../json/json-node.ts";
import { withoutNonFinite } from "../without-non-finite.ts";

/**
 * A source text as JSON: itself where it is, with NaN and Infinity as null where that makes it so, else a string.
 *
 * @example strictJson('{"a": NaN}') // '{"a": null}'
 */
export function strictJson(source: string): JsonText {
  return asJsonText(source) ?? asJsonText(withoutNonFinite(source)) ?? (JSON.stringify(source) as JsonText);
}
