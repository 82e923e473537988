import { numberEnd } from "./number-end.ts";
import { skipWhiteSpace } from "./skip-white-space.ts";
import { stringEnd } from "./string-end.ts";

const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const OPEN_LIST = 91;
const OPEN_OBJECT = 123;
/** From an opening bracket or brace to its closing one. */
const TO_CLOSE = 2;

const WORDS = ["true", "false", "null"];
const WORDS_AND_NON_FINITE = [...WORDS, "NaN", "Infinity", "-Infinity"];

/**
 * Whether a whole text is JSON (RFC 8259), without building anything: beside the text it needs one byte for each
 * container that is open at a time. Linear, at any depth. `nonFinite` also takes the bare words `NaN`, `Infinity` and
 * `-Infinity`, which Python writes.
 *
 * @example isJson('{"a": [42.00]}') // true
 * @example isJson('{"a": NaN}') // false
 */
export function isJson(text: string, nonFinite = false): boolean {
  const words = nonFinite ? WORDS_AND_NON_FINITE : WORDS;
  let open = new Uint8Array(64);
  let depth = 0;
  let at = skipWhiteSpace(text, 0);
  for (;;) {
    const c = text.charCodeAt(at);
    if (c === OPEN_OBJECT || c === OPEN_LIST) {
      const inner = skipWhiteSpace(text, at + 1);
      if (text.charCodeAt(inner) !== c + TO_CLOSE) {
        if (depth === open.length) {
          const wider = new Uint8Array(depth * 2);
          wider.set(open);
          open = wider;
        }
        open[depth++] = c;
        at = c === OPEN_OBJECT ? memberValueStart(text, inner) : inner;
        if (at < 0) return false;
        continue;
      }
      at = inner + 1;
    } else {
      at = scalarEnd(text, at, words);
      if (at < 0) return false;
    }
    for (;;) {
      at = skipWhiteSpace(text, at);
      if (depth === 0) return at === text.length;
      const opened = open[depth - 1] ?? 0;
      const next = text.charCodeAt(at);
      if (next === COMMA) {
        at = skipWhiteSpace(text, at + 1);
        if (opened === OPEN_OBJECT) at = memberValueStart(text, at);
        if (at < 0) return false;
        break;
      }
      if (next !== opened + TO_CLOSE) return false;
      depth--;
      at++;
    }
  }
}

/** Where the value is due of the member whose key is due at `at`; negative where there is no key with its colon. */
function memberValueStart(text: string, at: number): number {
  if (text.charCodeAt(at) !== QUOTE) return -1;
  const end = stringEnd(text, at + 1);
  if (end < 0) return -1;
  const colon = skipWhiteSpace(text, end + 1);
  return text.charCodeAt(colon) === COLON ? skipWhiteSpace(text, colon + 1) : -1;
}

function scalarEnd(text: string, at: number, words: readonly string[]): number {
  const c = text.charCodeAt(at);
  if (c === QUOTE) {
    const end = stringEnd(text, at + 1);
    return end < 0 ? end : end + 1;
  }
  for (const word of words) if (text.startsWith(word, at)) return at + word.length;
  return c === 45 || (c >= 48 && c <= 57) ? numberEnd(text, at) : -1;
}
