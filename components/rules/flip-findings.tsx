import { ClaimChip } from "@/components/ui/claim-chip";
import { Literal } from "@/components/ui/literal";
import type { FlipFinding } from "@/lib/commands/rules/flip-example";
import type { RuleChange } from "@/lib/rules/rule-change";
import { ExpectedRaw } from "./expected-raw";
import { MadeView } from "./made-view";
import { ruleAt } from "./rule-at";

type Props = { readonly findings: readonly FlipFinding[]; readonly changes: readonly RuleChange[] };

/** The findings that go or come with a flip: expected against raw, and what the draft's rule makes of both. */
export function FlipFindings({ findings, changes }: Props) {
  return (
    <ul className="space-y-1">
      {findings.map((one, index) => {
        const rule = ruleAt(changes, one.tool, one.path);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: findings of an example have no other identity
          <li key={index} className="flex items-start gap-2">
            <ClaimChip claim={one.claim} />
            <div className="min-w-0 flex-1">
              <p className="text-xs text-ink-2 [overflow-wrap:anywhere]">
                {one.change === "comes" && <span className="text-fail">new: </span>}
                {one.path === null ? (
                  <Literal className="font-sans">{one.message}</Literal>
                ) : (
                  <>
                    {one.tool !== null && <Literal>{one.tool}</Literal>}
                    <span className="text-ink-3"> ▸ </span>
                    <Literal>{one.path}</Literal>
                  </>
                )}
              </p>
              {one.path !== null && <ExpectedRaw expected={one.expected} actual={one.actual} />}
              {rule !== null && <MadeView rule={rule} expected={one.expected} actual={one.actual} />}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
