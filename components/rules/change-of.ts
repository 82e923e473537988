import type { MeasuredRule, RuleSuggestion } from "@/lib/commands/rules/rule-suggestion";
import type { RuleChange } from "@/lib/rules/rule-change";

/** The change that a suggestion, or another rule measured for it, comes to. */
export function changeOf(
  { tool, path, rule }: RuleSuggestion,
  { rule: other = rule }: Partial<MeasuredRule> = {},
): RuleChange {
  return { kind: "norm", tool, path, rule: other };
}
