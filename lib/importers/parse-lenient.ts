import { withoutNonFinite } from "./without-non-finite.ts";

/**
 * The value of JSON in which bare `NaN` and `Infinity` may stand; they are read as null. `lenient` tells that there
 * were some, so that the text is no JSON as it stands. Null where it is none either way.
 *
 * @example parseLenient('{"a": NaN}') // { value: { a: null }, lenient: true }
 */
export function parseLenient(text: string): { readonly value: unknown; readonly lenient: boolean } | null {
  try {
    return { value: JSON.parse(text), lenient: false };
  } catch {
    const strict = withoutNonFinite(text);
    if (strict === text) return null;
    try {
      return { value: JSON.parse(strict), lenient: true };
    } catch {
      return null;
    }
  }
}
