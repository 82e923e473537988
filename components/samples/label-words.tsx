import { causeName } from "@/components/review/cause-name";
import { TRUTH_NAMES } from "@/components/review/truth-names";
import { Badge } from "@/components/ui/badge";
import { Literal } from "@/components/ui/literal";
import type { EffectiveLabel } from "@/lib/labels/effective-label";

/** What the labels on an item come to. */
export function LabelWords({ effective }: { readonly effective: EffectiveLabel }) {
  if (effective.state === "open") return <span className="text-ink-3">no label</span>;
  if (effective.state === "waiting") return <Badge tone="outline">waits for another label</Badge>;
  if (effective.state === "unresolved") return <Badge tone="warn">reviewers disagree</Badge>;
  const { truth, cause, label } = effective;
  return (
    <span className="inline-flex items-baseline gap-x-1.5">
      <span className="font-medium">{TRUTH_NAMES[truth]}</span>
      {cause !== null && <Literal className="font-sans text-sm text-ink-2">{causeName(cause)}</Literal>}
      {label.adjudicated && <Badge tone="accent">adjudicated</Badge>}
    </span>
  );
}
