import type { NormalizerUse } from "@/lib/grading/model";
import { pathKey } from "@/lib/queries/rules/path-key";
import type { RuleChange } from "@/lib/rules/rule-change";

/** The rule that a draft sets where a finding is; null where it sets none there. */
export function ruleAt(
  changes: readonly RuleChange[],
  tool: string | null,
  path: string | null,
): NormalizerUse | null {
  if (tool === null || path === null) return null;
  const place = pathKey(path.replace(/\[\d+\]/g, "[]"));
  const change = changes.find(
    (one) => one.kind === "norm" && one.tool === tool && pathKey(one.path) === place,
  );
  return change?.kind === "norm" ? change.rule : null;
}
