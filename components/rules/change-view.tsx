import { Literal } from "@/components/ui/literal";
import type { RuleChange } from "@/lib/rules/rule-change";
import { RuleLiteral } from "./rule-literal";

/** One change of rules: where, and what comes. */
export function ChangeView({ change }: { readonly change: RuleChange }) {
  return (
    <span className="min-w-0 [overflow-wrap:anywhere]">
      <Literal>{change.tool}</Literal>
      <span className="text-ink-3"> ▸ </span>
      <Literal>{change.path}</Literal>
      <span aria-hidden className="px-1 text-ink-3">
        →
      </span>
      <What change={change} />
    </span>
  );
}

function What({ change }: { readonly change: RuleChange }) {
  if (change.kind === "norm") {
    return change.rule === null ? (
      <span className="text-warn">rule dropped</span>
    ) : (
      <RuleLiteral rule={change.rule} />
    );
  }
  if (change.value === null) return <span className="text-warn">default dropped</span>;
  return (
    <>
      default <Literal className="font-medium">{change.value}</Literal>
    </>
  );
}
