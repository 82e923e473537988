import type { RuleChange } from "@/lib/rules/rule-change";

/** Whether two changes are of one thing: the later one takes the place of the earlier. */
export function isSamePlace(one: RuleChange, other: RuleChange): boolean {
  return one.kind === other.kind && one.tool === other.tool && one.path === other.path;
}
