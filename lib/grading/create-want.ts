import type { JsonNode } from "../json/json-node.ts";
import type { RuleNode } from "./rule-node.ts";
import type { Schema } from "./schema.ts";
import { TYPE_BIT } from "./type-bit.ts";
import { typeOfNode } from "./type-of-node.ts";
import type { Want } from "./want.ts";

/**
 * Puts an expected literal together with what is declared at its path: `typeRules` is the case's `arg_types`,
 * which goes before the schema's type, which goes before the literal's own (G13).
 */
export function createWant(
  node: JsonNode,
  text: string,
  schema: Schema | null,
  rules: RuleNode | null,
  typeRules: RuleNode | null,
): Want {
  const own = typeOfNode(node);
  const normalizer = rules?.normalizer ?? null;
  let types = typeRules?.types || schema?.types || own;
  for (const type of normalizer?.accepts ?? []) types |= TYPE_BIT[type];
  const reading =
    normalizer === null || normalizer.form === "list"
      ? null
      : normalizer.read(node, text, rules?.options ?? {});
  return { node, text, own, types, schema, rules, typeRules, reading, members: null, items: null };
}
