import { describeJsonError } from "../json/describe-json-error.ts";
import { parseJson } from "../json/parse-json.ts";

/**
 * Why `text` is not JSON, in one sentence, and the UTF-16 offset at which that shows.
 *
 * @example jsonFailure('{"a": NaN}').offset // 6
 */
export function jsonFailure(text: string): { readonly message: string; readonly offset: number } {
  const result = parseJson(text);
  if (result.ok) return { message: "This could not be read as JSON.", offset: 0 };
  return { message: describeJsonError(text, result.error), offset: result.error.offset };
}
