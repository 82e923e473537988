import { Badge } from "@/components/ui/badge";
import { isRunning } from "./is-running";

type Props = { readonly state: string; readonly completedBy: number | null };

/** How an ingest stands. */
export function StateBadge({ state, completedBy }: Props) {
  if (isRunning(state)) return <Badge tone="accent">{state}</Badge>;
  if (state === "complete") return <Badge tone="pass">complete</Badge>;
  if (completedBy !== null)
    return (
      <Badge title={`Ingest ${completedBy} brought the same stream whole`}>{state}, since completed</Badge>
    );
  if (state === "accepted") return <Badge title="Left incomplete on purpose">accepted as it is</Badge>;
  return <Badge tone="fail">{state}</Badge>;
}
