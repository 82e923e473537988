import { namesOfMask } from "../grading/names-of-mask.ts";
import { typeOfNode } from "../grading/type-of-node.ts";
import type { JsonText } from "../json/json-node.ts";
import { parseJson } from "../json/parse-json.ts";

/**
 * The lexical type of a literal as a list of one name; empty where there is no literal.
 *
 * @example typesOfLiteral("4200.0") // ["float"]
 */
export function typesOfLiteral(literal: JsonText | null): readonly string[] {
  const parsed = literal === null ? null : parseJson(literal);
  return parsed?.ok ? namesOfMask(typeOfNode(parsed.node)) : [];
}
