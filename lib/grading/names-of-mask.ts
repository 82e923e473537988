import { JSON_TYPES, type JsonType } from "./json-type.ts";
import { TYPE_BIT } from "./type-bit.ts";

/**
 * The type names in a set of types, in the order of `JSON_TYPES`.
 *
 * @example namesOfMask(TYPE_BIT.null | TYPE_BIT.str) // ["str", "null"]
 */
export function namesOfMask(mask: number): JsonType[] {
  return JSON_TYPES.filter((type) => (TYPE_BIT[type] & mask) !== 0);
}
