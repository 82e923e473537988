import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import type { RuleProgress } from "@/lib/commands/rules/rule-progress";

type Props = {
  readonly label: string;
  readonly progress: RuleProgress | null;
  readonly cancel: () => void;
};

/** How far the server is, and a way to end it. */
export function RuleProgressView({ label, progress, cancel }: Props) {
  return (
    <div className="space-y-1.5">
      <div className="flex flex-wrap items-center gap-x-3">
        <p role="status" className="min-w-0 flex-1 text-ink-2">
          {label}
          {progress !== null && (
            <span className="text-xs text-ink-3">
              {" "}
              {progress.records.toLocaleString("en")} of {progress.total.toLocaleString("en")} records
            </span>
          )}
        </p>
        <Button size="sm" onClick={cancel}>
          Cancel
        </Button>
      </div>
      <Progress
        label={label}
        part={progress === null || progress.total === 0 ? null : progress.records / progress.total}
      />
    </div>
  );
}
