import { TriangleAlert } from "lucide-react";
import { cn } from "@/components/ui/cn";
import type { LabelFlips } from "@/lib/commands/rules/label-flip";
import type { KeptLabels, LevelPreview } from "@/lib/commands/rules/rule-preview";
import type { RuleChange } from "@/lib/rules/rule-change";
import { FlipList } from "./flip-list";

type Props = { readonly level: LevelPreview; readonly changes: readonly RuleChange[] };

/** What people said of the records, held against the flips: what contradicts comes first, open and in red. */
export function LabelsView({ level, changes }: Props) {
  const { labels } = level;
  const { contradicted, gained, lost, caught, stays, unsure, unresolved, ungraded } = labels;
  const [bad, good, missed, found] = [contradicted, gained, lost, caught].map(sum) as [
    number,
    number,
    number,
    number,
  ];
  const kept = total(stays.records) + total(stays.calls);
  return (
    <section aria-label="Labels" className="space-y-2">
      <p>
        <span className="font-semibold">Labels</span>{" "}
        <span className={cn(bad > 0 ? "font-semibold text-fail" : "text-ink-2")} data-contradicted={bad}>
          {bad.toLocaleString("en")} contradicted
        </span>
        <span className="text-ink-2">
          {" "}
          · {good.toLocaleString("en")} gained
          {missed > 0 && ` · ${missed.toLocaleString("en")} lost`}
          {found > 0 && ` · ${found.toLocaleString("en")} caught`} · {kept.toLocaleString("en")} keep their
          verdict
        </span>
      </p>
      {bad > 0 && (
        <div className="rounded-md border border-fail bg-fail-soft p-3">
          <p className="flex items-start gap-2 font-semibold text-fail">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            The agent was wrong here and would now pass
          </p>
          <FlipList flips={contradicted} level={level.level} changes={changes} />
        </div>
      )}
      {missed > 0 && (
        <Folded
          title="The agent was right here and would now fail"
          flips={lost}
          level={level}
          changes={changes}
          open
        />
      )}
      {good > 0 && (
        <Folded
          title="Gained: the agent was right here and would now pass"
          flips={gained}
          level={level}
          changes={changes}
        />
      )}
      {found > 0 && (
        <Folded
          title="Caught: the agent was wrong here and would now fail"
          flips={caught}
          level={level}
          changes={changes}
        />
      )}
      <p className="text-xs text-ink-3">
        {staying(stays.records, "records")}
        {staying(stays.records, "records") && staying(stays.calls, "calls") && " "}
        {staying(stays.calls, "calls")}
        {unsure + unresolved + ungraded > 0 &&
          ` In no count: ${unsure.toLocaleString("en")} unsure, ${unresolved.toLocaleString("en")} in dispute, ${ungraded.toLocaleString("en")} ungraded.`}
        {bad + good + missed + found + kept === 0 &&
          " No label is on any of these records: only effects and your own look can tell whether the rule is right."}
      </p>
    </section>
  );
}

type FoldedProps = Props & { readonly title: string; readonly flips: LabelFlips; readonly open?: boolean };

function Folded({ title, flips, level, changes, open = false }: FoldedProps) {
  return (
    <details open={open}>
      <summary className="text-ink-2 hover:text-ink">
        {title} <span className="text-xs text-ink-3">{sum(flips).toLocaleString("en")} ▸</span>
      </summary>
      <FlipList flips={flips} level={level.level} changes={changes} />
    </details>
  );
}

function sum({ records, calls }: LabelFlips): number {
  return records + calls;
}

function total({ rightFailing, wrongFailing, rightPassing, wrongPassing }: KeptLabels): number {
  return rightFailing + wrongFailing + rightPassing + wrongPassing;
}

function staying(kept: KeptLabels, unit: string): string {
  if (total(kept) === 0) return "";
  const count = (value: number) => value.toLocaleString("en");
  return `Of labelled ${unit} stay: ${count(kept.wrongFailing)} wrong and failing, ${count(kept.rightPassing)} right and passing, ${count(kept.rightFailing)} right yet failing, ${count(kept.wrongPassing)} wrong yet passing.`;
}
