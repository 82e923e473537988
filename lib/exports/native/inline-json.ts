import { withoutNonFinite } from "../../importers/without-non-finite.ts";
import type { JsonText } from "../../json/json-node.ts";

const LINE_ENDS = /[\n\r]/g;
const HALF_PAIRS = /\p{Surrogate}/gu;

/**
 * A JSON text that can stand within a line of UTF-8: line ends between tokens become spaces, half surrogate pairs
 * are escaped, `NaN` and `Infinity` are null. Every literal, key and other white space stays as it was written.
 *
 * @example inlineJson('{\n"a": 42.00}' as JsonText) // '{ "a": 42.00}'
 */
export function inlineJson(text: JsonText): JsonText {
  const finite = text.includes("NaN") || text.includes("Infinity") ? withoutNonFinite(text) : text;
  return finite
    .replace(LINE_ENDS, " ")
    .replace(HALF_PAIRS, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`) as JsonText;
}
