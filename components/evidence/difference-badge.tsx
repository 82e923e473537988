import { PencilLine, TriangleAlert } from "lucide-react";
import { ClaimChip } from "@/components/ui/claim-chip";
import type { Difference } from "@/lib/evidence/evidence";
import { isNotable } from "@/lib/evidence/is-notable";
import { differenceText } from "./difference-text";

/** A named difference: the claim's letter where a finding stands behind it, a sign where it was seen only. */
export function DifferenceBadge({ difference }: { readonly difference: Difference }) {
  const { claim, column, name } = difference;
  const text = differenceText(difference);
  if (claim !== null) {
    return (
      <span className="inline-flex items-center gap-1 text-2xs font-medium text-ink">
        <ClaimChip claim={claim} />
        {name === "value_and_type" && <ClaimChip claim="type" />}
        {text}
      </span>
    );
  }
  if (!isNotable(difference)) return <span className="text-2xs text-ink-3">{text}</span>;
  const Icon = column === "received" ? PencilLine : TriangleAlert;
  return (
    <span
      title={
        column === "received"
          ? "what the handler got differs from what the model emitted"
          : "differs from what was expected"
      }
      className="inline-flex items-center gap-1 text-2xs font-medium text-warn"
    >
      <Icon aria-hidden className="size-3 shrink-0" />
      {text}
    </span>
  );
}
