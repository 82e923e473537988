import { Literal } from "@/components/ui/literal";
import type { FlipExample } from "@/lib/commands/rules/flip-example";
import type { RuleChange } from "@/lib/rules/rule-change";
import { FlipFindings } from "./flip-findings";
import { RecordLink } from "./record-link";

type Props = {
  readonly examples: readonly FlipExample[];
  readonly level: string;
  readonly changes: readonly RuleChange[];
};

/** Records whose verdict flips, with what made it. */
export function FlipExamples({ examples, level, changes }: Props) {
  return (
    <ul className="divide-y">
      {examples.map((one) => (
        <li key={one.recordId} className="space-y-1 py-2">
          <p className="[overflow-wrap:anywhere]">
            <RecordLink recordId={one.recordId} level={level}>
              {one.caseId}
            </RecordLink>
            <span className="text-xs text-ink-2">
              {" "}
              run <Literal>{one.runId}</Literal>
              {one.trial > 0 && ` · trial ${one.trial}`}
            </span>
          </p>
          <FlipFindings findings={one.findings} changes={changes} />
        </li>
      ))}
    </ul>
  );
}
