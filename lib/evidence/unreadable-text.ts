import { describeJsonError } from "../json/describe-json-error.ts";
import { lineAndColumn } from "../json/line-and-column.ts";
import type { JsonError } from "../json/parse-result.ts";
import type { UnreadableText } from "./evidence.ts";
import { segmentsOf } from "./segments-of.ts";

/** Characters shown on either side of the place where reading stopped. */
const AROUND = 600;

/**
 * A text that is not JSON, cut at the offset where reading stopped: what reads well before it, the character that
 * does not belong, what follows. Line and column count from 1, lines end at LF, columns in UTF-16 units.
 *
 * @example unreadableText("{'a': 1}", error).at // the single quote
 */
export function unreadableText(text: string, error: JsonError): UnreadableText {
  const { code, hint, offset } = error;
  const { line, column } = lineAndColumn(text, offset);
  const pair = /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(offset, offset + 2));
  const end = Math.min(text.length, offset + (pair ? 2 : 1));
  return {
    message: describeJsonError(text, error),
    code,
    hint,
    offset,
    line,
    column,
    before: tailOf(text, offset),
    at: segmentsOf(text, offset, end, [{ from: offset, to: end }], AROUND),
    after: segmentsOf(text, end, text.length, [], AROUND),
  };
}

function tailOf(text: string, to: number) {
  const from = Math.max(0, to - AROUND);
  const shown = segmentsOf(text, from, to, [], AROUND);
  return from === 0 ? shown : [{ kind: "gap" as const, length: from }, ...shown];
}
