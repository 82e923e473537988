import { Badge } from "@/components/ui/badge";
import { Notice } from "@/components/ui/notice";

/** Marks the demo as what it is. */
export function DemoNotice({ suite }: { readonly suite: string }) {
  return (
    <Notice tone="info">
      <Badge tone="accent">demo</Badge> <span className="normal-nums">{suite}</span> holds simulated data: a seeded generator plays an agent, no
      model was asked.
    </Notice>
  );
}
