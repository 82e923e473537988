import type { RuleNode } from "./rule-node.ts";

/** A rule node that declares nothing yet. */
export function createRuleNode(): RuleNode {
  return {
    types: 0,
    normalizer: null,
    options: {},
    default: null,
    hasPair: false,
    keys: null,
    indexes: null,
    items: null,
  };
}
