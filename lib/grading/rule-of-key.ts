import type { RuleNode } from "./rule-node.ts";

/** What is declared for a key of the value at `rules`; null where nothing is. */
export function ruleOfKey(rules: RuleNode | null, key: string): RuleNode | null {
  return rules?.keys?.get(key) ?? null;
}
