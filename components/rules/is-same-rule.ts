import type { NormalizerUse } from "@/lib/grading/model";
import { ruleText } from "@/lib/rules/rule-text";

/** Whether two rules are one; options in whatever order. */
export function isSameRule(one: NormalizerUse | null, other: NormalizerUse | null): boolean {
  if (one === null || other === null) return one === other;
  return ruleText(sorted(one)) === ruleText(sorted(other));
}

function sorted({ use, options }: NormalizerUse): NormalizerUse {
  return { use, options: Object.fromEntries(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1))) };
}
