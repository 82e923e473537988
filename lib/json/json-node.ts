/**
 * A JSON value read losslessly: the literal of every token can be had back with
 * `text.slice(node.start, node.end)`, where `text` is the text that was parsed.
 *
 * Offsets are UTF-16 code units into that text, `end` exclusive. Members keep their
 * order and their repeats; nothing is coerced: a number is its literal.
 */
export type JsonNode = JsonObject | JsonArray | JsonString | JsonNumber | JsonBoolean | JsonNull;

export type JsonObject = {
  readonly type: "object";
  readonly start: number;
  readonly end: number;
  readonly members: readonly JsonMember[];
};

/** One `key: value` of an object. `key` is decoded; `keyStart`–`keyEnd` spans its literal, quotes included. */
export type JsonMember = {
  readonly key: string;
  readonly keyStart: number;
  readonly keyEnd: number;
  readonly value: JsonNode;
};

export type JsonArray = {
  readonly type: "array";
  readonly start: number;
  readonly end: number;
  readonly items: readonly JsonNode[];
};

/** `value` is decoded (escapes resolved); lone surrogates and U+0000 stay as they are. */
export type JsonString = {
  readonly type: "string";
  readonly start: number;
  readonly end: number;
  readonly value: string;
};

/** `literal` as written: `4200`, `4200.0`, `42e2`, `-0` are four different literals. */
export type JsonNumber = {
  readonly type: "number";
  readonly start: number;
  readonly end: number;
  readonly literal: string;
};

export type JsonBoolean = {
  readonly type: "boolean";
  readonly start: number;
  readonly end: number;
  readonly value: boolean;
};

/** `value` is there so that strings, booleans and nulls have one shape, which keeps reading `type` fast. */
export type JsonNull = {
  readonly type: "null";
  readonly start: number;
  readonly end: number;
  readonly value: null;
};

/** JSON text kept exactly as it stood in its source; valid JSON by construction (checked where it was cut out). */
export type JsonText = string & { readonly __jsonText: true };
