import { codePointName } from "./code-point-name.ts";
import { lineAndColumn } from "./line-and-column.ts";
import type { JsonError } from "./parse-result.ts";
import { skipWhiteSpace } from "./skip-white-space.ts";
import { wordAt } from "./word-at.ts";

/**
 * One plain sentence about why a text is not JSON: what is wrong, where (offset, and line and column where the
 * text has several lines), and the likely cause where it shows. Unprintable characters are named; the answer
 * is short however long the text is.
 *
 * @example describeJsonError('{"row": 4}{"row": 9}', error)
 * // "Text goes on after the value at offset 10: two complete objects found, the second starts at offset 10."
 */
export function describeJsonError(text: string, error: JsonError): string {
  const hint = hintText(text, error);
  return `${whatIsWrong(text, error)}${hint === null ? "" : `: ${hint}`}.`;
}

function whatIsWrong(text: string, { code, offset }: JsonError): string {
  const place = placeOf(text, offset);
  switch (code) {
    case "empty":
      return text === "" ? "The text is empty" : "The text holds white space only";
    case "unexpected_character":
      return `${found(text, offset)} can't stand at ${place}`;
    case "unexpected_end":
      return `The text ends at ${place} before its value is complete`;
    case "unterminated_string":
      return `The text ends inside a string at ${place}`;
    case "control_character_in_string":
      return `A string holds the raw control character ${found(text, offset)} at ${place}; JSON wants it escaped`;
    case "bad_escape":
      return `A string holds an escape that JSON does not have: ${found(text, offset)} at ${place}`;
    case "bad_number":
      return `A number is not written as JSON wants it: ${found(text, offset)} at ${place}`;
    case "text_after_value":
      return `Text goes on after the value at ${place}`;
    case "trailing_comma":
      return `A comma stands before the closing ${found(text, offset)} at ${place}`;
    case "comment":
      return `A comment begins at ${place}; JSON has none`;
    case "single_quote":
      return `A single quote stands at ${place}; JSON strings take double quotes`;
    case "not_a_json_word": {
      const word = wordAt(text, offset);
      return `${word === "" ? found(text, offset) : `The word ${word}`} at ${place} is not JSON`;
    }
  }
}

function hintText(text: string, { hint, offset }: JsonError): string | null {
  switch (hint) {
    case null:
      return null;
    case "code_fence":
      return "it is wrapped in a code fence";
    case "python_literal":
      return "it reads as a Python literal";
    case "two_values":
      return `two complete ${kindOfValues(text, offset)} found, the second starts at offset ${offset}`;
    case "text_after":
      return "the value before it is complete";
    case "cut_off":
      return "it was probably cut off";
    case "nan_or_infinity":
      return "JSON has neither NaN nor Infinity";
    case "byte_order_mark":
      return "the text begins with a byte order mark";
  }
}

function kindOfValues(text: string, second: number): string {
  const opening = text.charAt(skipWhiteSpace(text, 0));
  if (opening !== text.charAt(second)) return "values";
  return opening === "{" ? "objects" : opening === "[" ? "arrays" : "values";
}

function placeOf(text: string, offset: number): string {
  const { line, column } = lineAndColumn(text, offset);
  return line === 1 ? `offset ${offset}` : `offset ${offset} (line ${line}, column ${column})`;
}

/** The character at an offset: itself where it can be seen, else its name. */
function found(text: string, offset: number): string {
  const codePoint = text.codePointAt(offset);
  if (codePoint === undefined) return "the end";
  const char = String.fromCodePoint(codePoint);
  return /^[^\p{C}\p{Z}\p{M}]$/u.test(char) ? char : codePointName(codePoint);
}
