import { createRuleNode } from "./create-rule-node.ts";
import type { ToolRules } from "./instrument.ts";
import type { Normalizer } from "./normalizer.ts";
import { parseRulePath } from "./parse-rule-path.ts";
import { parseSource } from "./parse-source.ts";
import { placeRule } from "./place-rule.ts";
import type { RuleNode } from "./rule-node.ts";

/**
 * One tool's normalizers and defaults as a tree by path. A normalizer that nobody knows, or whose options are
 * refused, is left out (the contract check, K7, says so); null where nothing is declared.
 */
export function compileRules(
  rules: ToolRules,
  normalizers: Readonly<Record<string, Normalizer>>,
  isParameter: (name: string) => boolean,
): RuleNode | null {
  const root = createRuleNode();
  let declared = false;
  for (const [path, use] of Object.entries(rules.norms)) {
    const normalizer = Object.hasOwn(normalizers, use.use) ? normalizers[use.use] : undefined;
    if (normalizer === undefined || normalizer.checkOptions(use.options) !== null) continue;
    const isPair = normalizer.form === "pair";
    const node = placeRule(root, parseRulePath(path, isParameter), (passed) => {
      passed.hasPair ||= isPair;
    });
    node.normalizer = normalizer;
    node.options = use.options;
    declared = true;
  }
  for (const [path, text] of Object.entries(rules.defaults)) {
    const value = parseSource(text);
    if (value === null) continue;
    placeRule(root, parseRulePath(path, isParameter)).default = value;
    declared = true;
  }
  return declared ? root : null;
}
