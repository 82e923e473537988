import { Badge } from "@/components/ui/badge";
import type { SampleRow } from "@/lib/queries/samples/sample-row";

/** How far a sample is, in a word. */
export function SampleState({ sample }: { readonly sample: SampleRow }) {
  const { progress, stopped } = sample;
  const { items, labelled, unresolved, reviewers } = progress;
  return (
    <span className="inline-flex flex-wrap gap-1">
      {progress.finished ? (
        <Badge tone="pass">finished</Badge>
      ) : stopped !== null ? (
        <Badge tone="warn" title={stopped.how}>
          stopped at {labelled} of {items}
        </Badge>
      ) : reviewers.length === 0 ? (
        <Badge tone="outline">not begun</Badge>
      ) : (
        <Badge tone="accent">in review</Badge>
      )}
      {unresolved > 0 && (
        <Badge tone="warn">
          {unresolved} {unresolved === 1 ? "disagreement" : "disagreements"}
        </Badge>
      )}
    </span>
  );
}
