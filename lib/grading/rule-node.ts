import type { JsonSource } from "./json-source.ts";
import type { Normalizer, NormalizerOptions } from "./normalizer.ts";

/** What is declared for one path and for the paths below it. */
export type RuleNode = {
  /** Declared types as bits of `TYPE_BIT`; 0 where none are. */
  types: number;
  normalizer: Normalizer | null;
  options: NormalizerOptions;
  default: JsonSource | null;
  /** Whether a normalizer that compares by closeness is here or below: keys then tell too little. */
  hasPair: boolean;
  keys: Map<string, RuleNode> | null;
  indexes: Map<number, RuleNode> | null;
  items: RuleNode | null;
};
