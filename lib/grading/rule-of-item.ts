import type { RuleNode } from "./rule-node.ts";

/** What is declared for one item of the list at `rules`; a rule for that index goes before one for every item. */
export function ruleOfItem(rules: RuleNode | null, index: number): RuleNode | null {
  if (rules === null) return null;
  return rules.indexes?.get(index) ?? rules.items;
}
