import type { JsonNode } from "../json/json-node.ts";
import type { Normalized } from "./normalizer.ts";
import type { RuleNode } from "./rule-node.ts";
import type { Schema } from "./schema.ts";

export type WantMember = { readonly key: string; readonly want: Want };

/** An expected value with everything that is declared about it, worked out once per case and instrument. */
export type Want = {
  readonly node: JsonNode;
  readonly text: string;
  /** The lexical type of the expected literal, one bit of `TYPE_BIT`. */
  readonly own: number;
  /** The types that are right (G13), those that its normalizer accepts included. */
  readonly types: number;
  readonly schema: Schema | null;
  readonly rules: RuleNode | null;
  readonly typeRules: RuleNode | null;
  /** How the normalizer reads the expected literal; null where none is declared for it. */
  readonly reading: Normalized | null;
  /** Made when first asked for: a literal may be nested without bound. */
  members: readonly WantMember[] | null;
  items: readonly Want[] | null;
};
