import type { JsonType } from "./json-type.ts";

/** One bit a lexical type, so that a set of types is a number. The empty set means "nothing declared". */
export const TYPE_BIT: Readonly<Record<JsonType, number>> = {
  int: 1,
  float: 2,
  bool: 4,
  str: 8,
  list: 16,
  dict: 32,
  null: 64,
};
