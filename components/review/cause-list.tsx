import { Badge } from "@/components/ui/badge";
import { Kbd } from "@/components/ui/kbd";
import type { LabelTruth } from "@/lib/labels/truths";
import { causeKeys } from "@/lib/review/cause-keys";
import { causeName } from "./cause-name";

type Props = {
  readonly truth: LabelTruth;
  readonly given: string | null;
  /** What the evidence shows; null: nothing, or it may not be told. */
  readonly suggested: string | null;
  readonly onGive: (cause: string) => void;
};

/** The causes that can explain the label, each with its key. */
export function CauseList({ truth, given, suggested, onGive }: Props) {
  const keys = causeKeys(truth);
  if (keys.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-1 text-xs text-ink-3">
        Why? <span className="max-sm:hidden">— or Enter for none</span>
      </legend>
      <div className="grid max-sm:grid-cols-2">
        {keys.map(({ key, cause }) => (
          <button
            key={cause}
            type="button"
            aria-pressed={given === cause}
            onClick={() => onGive(cause)}
            className="flex min-h-7 items-center gap-2 rounded-md px-1.5 text-left hover:bg-hover aria-pressed:bg-accent-soft aria-pressed:font-medium aria-pressed:text-accent"
          >
            <Kbd>{key}</Kbd>
            <span className="min-w-0">{causeName(cause)}</span>
            {suggested === cause && (
              <Badge tone="outline" title="the evidence shows it; a suggestion only">
                suggested
              </Badge>
            )}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
