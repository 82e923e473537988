import type { JsonNode } from "../json/json-node.ts";
import { TYPE_BIT } from "./type-bit.ts";

const NOT_AN_INT = /[.eE]/;

/**
 * The lexical type of a value, as a bit of `TYPE_BIT` (G4): a number whose text has a `.`, `e` or `E` is a
 * float, whatever its value.
 *
 * @example typeOfNode(parsed("4200.0")) // TYPE_BIT.float
 */
export function typeOfNode(node: JsonNode): number {
  switch (node.type) {
    case "string":
      return TYPE_BIT.str;
    case "number":
      return NOT_AN_INT.test(node.literal) ? TYPE_BIT.float : TYPE_BIT.int;
    case "boolean":
      return TYPE_BIT.bool;
    case "null":
      return TYPE_BIT.null;
    case "array":
      return TYPE_BIT.list;
    case "object":
      return TYPE_BIT.dict;
  }
}
