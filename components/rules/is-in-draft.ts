import type { RuleChange } from "@/lib/rules/rule-change";
import { isSamePlace } from "./is-same-place";
import { isSameRule } from "./is-same-rule";

/** Whether a draft holds just this change. */
export function isInDraft(changes: readonly RuleChange[], change: RuleChange): boolean {
  return changes.some((one) => {
    if (!isSamePlace(one, change)) return false;
    return one.kind === "norm" && change.kind === "norm"
      ? isSameRule(one.rule, change.rule)
      : one.kind === "default" && change.kind === "default" && one.value === change.value;
  });
}
