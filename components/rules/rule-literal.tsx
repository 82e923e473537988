import { Literal } from "@/components/ui/literal";
import type { NormalizerUse } from "@/lib/grading/model";
import { NORMALIZERS } from "@/lib/grading/normalizers/registry";
import { ruleText } from "@/lib/rules/rule-text";

/** A normalizer with its options; what it does stands behind it. */
export function RuleLiteral({ rule }: { readonly rule: NormalizerUse }) {
  const known = NORMALIZERS[rule.use];
  return (
    <span title={known && `${known.title}: ${known.description}`}>
      <Literal className="font-medium">{ruleText(rule)}</Literal>
    </span>
  );
}
