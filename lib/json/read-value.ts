import type { JsonArray, JsonMember, JsonNode, JsonObject } from "./json-node.ts";
import { numberEnd } from "./number-end.ts";
import type { JsonErrorCode } from "./parse-result.ts";
import type { ReadFailure } from "./read-failure.ts";
import { skipWhiteSpace } from "./skip-white-space.ts";
import { strayCode } from "./stray-code.ts";
import { stringEnd } from "./string-end.ts";
import { stringFailureCode } from "./string-failure-code.ts";

/** A container that is not closed yet; the key is that of the member being read. */
type Open = {
  readonly outer: Open | null;
  readonly node: (JsonObject | JsonArray) & { end: number };
  readonly members: JsonMember[] | null;
  readonly items: JsonNode[] | null;
  key: string;
  keyStart: number;
  keyEnd: number;
};

/**
 * Reads the one JSON value that begins at or after `from`, white space before it allowed; what follows it is
 * not looked at. Strict RFC 8259; open containers are held in a list, so depth is bounded by memory alone.
 * Time is linear in the characters read. Never throws.
 *
 * @example readValue("[1] tail", 0) // an array node, end 3
 */
export function readValue(text: string, from: number): JsonNode | ReadFailure {
  const length = text.length;
  let at = skipWhiteSpace(text, from);
  let open: Open | null = null;
  if (at >= length) return failure("empty", length);

  for (;;) {
    if (at >= length) return failure("unexpected_end", length);
    const start = at;
    const c = text.charCodeAt(at);
    let node: JsonNode;
    if (c === 34) {
      at = plainStringEnd(text, start + 1);
      let value: string;
      if (at >= 0) value = text.slice(start + 1, at);
      else {
        at = stringEnd(text, ~at);
        if (at < 0) return failure(stringFailureCode(text, ~at), ~at);
        value = decoded(text, start, at + 1);
      }
      at++;
      node = { type: "string", start, end: at, value };
    } else if (c === 123) {
      at = skipWhiteSpace(text, start + 1);
      const members: JsonMember[] = [];
      node = { type: "object", start, end: at + 1, members };
      if (at >= length || text.charCodeAt(at) !== 125) {
        open = { outer: open, node, members, items: null, key: "", keyStart: 0, keyEnd: 0 };
        const value = readKey(text, at, open);
        if (value < 0) return keyFailure(text, at, ~value);
        at = value;
        continue;
      }
      at++;
    } else if (c === 91) {
      at = skipWhiteSpace(text, start + 1);
      const items: JsonNode[] = [];
      node = { type: "array", start, end: at + 1, items };
      if (at >= length || text.charCodeAt(at) !== 93) {
        open = { outer: open, node, members: null, items, key: "", keyStart: 0, keyEnd: 0 };
        continue;
      }
      at++;
    } else if (c === 45 || (c >= 48 && c <= 57)) {
      at = numberEnd(text, start);
      if (at < 0) return failure(numberFailureCode(text, ~at), ~at);
      node = { type: "number", start, end: at, literal: text.slice(start, at) };
    } else if (c === 116 || c === 102 || c === 110) {
      const word = c === 116 ? "true" : c === 102 ? "false" : "null";
      if (!text.startsWith(word, start)) return wordFailure(text, start, word);
      at = start + word.length;
      node =
        c === 110
          ? { type: "null", start, end: at, value: null }
          : { type: "boolean", start, end: at, value: c === 116 };
    } else return failure(strayCode(text, start), start);

    for (;;) {
      if (open === null) return node;
      at = skipWhiteSpace(text, at);
      const next = at < length ? text.charCodeAt(at) : -1;
      if (open.members !== null) {
        open.members.push({ key: open.key, keyStart: open.keyStart, keyEnd: open.keyEnd, value: node });
        if (next === 44) {
          const keyAt = skipWhiteSpace(text, at + 1);
          at = readKey(text, keyAt, open);
          if (at < 0) return keyFailure(text, keyAt, ~at);
          break;
        }
        if (next !== 125) return failure(separatorCode(text, at), at);
      } else if (open.items !== null) {
        open.items.push(node);
        if (next === 44) {
          at = skipWhiteSpace(text, at + 1);
          if (at < length && text.charCodeAt(at) === 93) return failure("trailing_comma", at);
          break;
        }
        if (next !== 93) return failure(separatorCode(text, at), at);
      }
      at++;
      open.node.end = at;
      node = open.node;
      open = open.outer;
    }
  }
}

/**
 * Reads the key that is due at `from` and its colon into `open`. Gives the offset where the value is due, or
 * the complement of the first offset that can't belong.
 */
function readKey(text: string, from: number, open: Open): number {
  if (from >= text.length || text.charCodeAt(from) !== 34) return ~from;
  let at = plainStringEnd(text, from + 1);
  if (at >= 0) open.key = text.slice(from + 1, at);
  else {
    at = stringEnd(text, ~at);
    if (at < 0) return at;
    open.key = decoded(text, from, at + 1);
  }
  open.keyStart = from;
  open.keyEnd = at + 1;
  at = skipWhiteSpace(text, at + 1);
  if (at >= text.length || text.charCodeAt(at) !== 58) return ~at;
  return skipWhiteSpace(text, at + 1);
}

/** Offset of the closing quote where no escape comes before it; else the complement of where a closer look is due. */
function plainStringEnd(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const c = text.charCodeAt(at);
    if (c === 34) return at;
    if (c === 92 || c < 32) return ~at;
  }
  return ~text.length;
}

/** The built-in decoder keeps lone surrogates and U+0000; the literal was checked before. */
function decoded(text: string, start: number, end: number): string {
  return JSON.parse(text.slice(start, end)) as string;
}

function failure(code: JsonErrorCode, offset: number): ReadFailure {
  return { type: "failure", code, offset };
}

function keyFailure(text: string, keyAt: number, offset: number): ReadFailure {
  if (offset >= text.length) {
    const inString = keyAt < text.length && stringEnd(text, keyAt + 1) < 0;
    return failure(inString ? "unterminated_string" : "unexpected_end", text.length);
  }
  if (offset > keyAt) {
    const end = stringEnd(text, keyAt + 1);
    return failure(end < 0 ? stringFailureCode(text, offset) : separatorCode(text, offset), offset);
  }
  const closesAfterComma = text.charCodeAt(offset) === 125 && text.slice(0, offset).trimEnd().endsWith(",");
  return failure(closesAfterComma ? "trailing_comma" : strayCode(text, offset), offset);
}

function separatorCode(text: string, offset: number): JsonErrorCode {
  const code = strayCode(text, offset);
  return code === "comment" || code === "unexpected_end" ? code : "unexpected_character";
}

function numberFailureCode(text: string, offset: number): JsonErrorCode {
  if (offset >= text.length) return "unexpected_end";
  return text.startsWith("Infinity", offset) || text.startsWith("inf", offset)
    ? "not_a_json_word"
    : "bad_number";
}

function wordFailure(text: string, start: number, word: string): ReadFailure {
  let at = start;
  while (at < text.length && text[at] === word[at - start]) at++;
  return failure(at >= text.length ? "unexpected_end" : "not_a_json_word", at);
}
