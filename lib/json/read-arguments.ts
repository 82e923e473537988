import { findRepeatedKeys } from "./find-repeated-keys.ts";
import type { JsonNode, JsonObject } from "./json-node.ts";
import { parseJson } from "./parse-json.ts";
import type { JsonError } from "./parse-result.ts";
import type { RepeatedKeys } from "./repeated-key.ts";
import { skipWhiteSpace } from "./skip-white-space.ts";

/** How a call's argument text came; each form has a state of its own. */
export type ArgumentsForm =
  /** A JSON object. */
  | "object"
  /** No text at all; like the next three it counts as `{}`, and is noted. */
  | "absent"
  | "empty"
  | "white_space"
  /** The word `null`. */
  | "null_literal"
  /** A JSON string whose text is a JSON object: that object is graded. */
  | "double_encoded"
  /** JSON, but no object. */
  | "not_an_object"
  /** Not JSON; never repaired, never taken for no arguments. */
  | "unparseable";

/**
 * `text` is what the offsets of `object` refer to: the raw text, the inner text where it was encoded twice, and
 * `{}` where there were no arguments. `value` is the raw text's own value (the string, where encoded twice),
 * with offsets into the raw text; null where none could be read.
 */
export type ReadArguments =
  | {
      readonly form: "object" | "absent" | "empty" | "white_space" | "null_literal" | "double_encoded";
      readonly object: JsonObject;
      readonly text: string;
      readonly value: JsonNode | null;
      readonly error: null;
      readonly repeated: RepeatedKeys;
    }
  | {
      readonly form: "not_an_object";
      readonly object: null;
      readonly text: string;
      readonly value: JsonNode;
      readonly error: null;
      readonly repeated: RepeatedKeys;
    }
  | {
      readonly form: "unparseable";
      readonly object: null;
      readonly text: string;
      readonly value: null;
      readonly error: JsonError;
      readonly repeated: RepeatedKeys;
    };

const NO_MEMBERS: JsonObject = { type: "object", start: 0, end: 2, members: [] };
const NONE_REPEATED: RepeatedKeys = { differing: [], equal: [], unlisted: { differing: 0, equal: 0 } };
const ABSENT = noArguments("absent", null);
const EMPTY = noArguments("empty", null);
const WHITE_SPACE = noArguments("white_space", null);

/**
 * Reads a call's argument text: which form it has, the object to grade, its repeated keys. Never throws; linear.
 *
 * @example readArguments('{"dir":"in","dir":"out"}').repeated.differing.length // 1
 * @example readArguments("").form // "empty"
 * @example readArguments('"{\\"a\\":1}"').form // "double_encoded"
 */
export function readArguments(raw: string | null): ReadArguments {
  if (raw === null) return ABSENT;
  if (raw === "") return EMPTY;
  const read = parseJson(raw);
  if (!read.ok) {
    if (raw.trim() === "") return WHITE_SPACE;
    return {
      form: "unparseable",
      object: null,
      text: raw,
      value: null,
      error: read.error,
      repeated: NONE_REPEATED,
    };
  }
  const value = read.node;
  if (value.type === "object") {
    return {
      form: "object",
      object: value,
      text: raw,
      value,
      error: null,
      repeated: findRepeatedKeys(raw, value),
    };
  }
  if (value.type === "null") return noArguments("null_literal", value);
  if (value.type === "string") {
    const text = value.value;
    const inner = text.charAt(skipWhiteSpace(text, 0)) === "{" ? parseJson(text) : null;
    if (inner?.ok && inner.node.type === "object") {
      const repeated = findRepeatedKeys(text, inner.node);
      return { form: "double_encoded", object: inner.node, text, value, error: null, repeated };
    }
  }
  const repeated = findRepeatedKeys(raw, value);
  return { form: "not_an_object", object: null, text: raw, value, error: null, repeated };
}

function noArguments(
  form: "absent" | "empty" | "white_space" | "null_literal",
  value: JsonNode | null,
): ReadArguments {
  return { form, object: NO_MEMBERS, text: "{}", value, error: null, repeated: NONE_REPEATED };
}
