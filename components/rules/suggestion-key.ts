import type { RuleSuggestion } from "@/lib/commands/rules/rule-suggestion";

/** There is one suggestion a parameter. */
export function suggestionKey({ tool, path }: RuleSuggestion): string {
  return JSON.stringify([tool, path]);
}
