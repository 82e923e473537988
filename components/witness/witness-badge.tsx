import { TriangleAlert } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { witnessKind } from "@/lib/grading/witness/witness-kind";
import type { WitnessCode } from "@/lib/grading/witness/witness-kinds";

type Props = { readonly code: WitnessCode; readonly tone?: "neutral" | "warn" };

/** What kind of difference it is, in few words; what that means, as a tooltip. */
export function WitnessBadge({ code, tone = "neutral" }: Props) {
  const kind = witnessKind(code);
  return (
    <Badge tone={tone} title={kind?.meaning}>
      {tone === "warn" && <TriangleAlert aria-hidden />}
      {kind?.title ?? code}
    </Badge>
  );
}
