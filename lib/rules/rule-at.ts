import { compileRules } from "../grading/compile-rules.ts";
import type { CompiledSuite } from "../grading/compiled-suite.ts";
import { instrumentsOfSuite } from "../grading/instruments-of-suite.ts";
import { NORMALIZERS } from "../grading/normalizers/registry.ts";
import { parseRulePath } from "../grading/parse-rule-path.ts";
import type { RuleNode } from "../grading/rule-node.ts";
import { ruleOfItem } from "../grading/rule-of-item.ts";
import { ruleOfKey } from "../grading/rule-of-key.ts";

/**
 * What a suite declares for a parameter of a tool and below it; null where nothing is.
 *
 * @example ruleAt(suite, "search", "status")?.normalizer?.name // "unordered_list"
 */
export function ruleAt(suite: CompiledSuite, tool: string, path: string): RuleNode | null {
  const { rules } = instrumentsOfSuite(suite).equivalent;
  const own = Object.hasOwn(rules, tool) ? rules[tool] : undefined;
  if (own === undefined) return null;
  const schema = suite.tools.get(tool)?.schema ?? null;
  const isParameter = (name: string) => schema?.property(name) != null;
  let node = compileRules(own, NORMALIZERS, isParameter);
  for (const step of parseRulePath(path, isParameter)) {
    node = typeof step === "string" ? ruleOfKey(node, step) : ruleOfItem(node, step ?? -1);
  }
  return node;
}
