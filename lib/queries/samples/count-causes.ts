import type { LabelTruth } from "../../labels/truths.ts";
import type { LoadedItem } from "./load-items.ts";

type CauseCount = {
  readonly cause: string | null;
  readonly truth: LabelTruth;
  readonly verdict: "fail" | "pass";
  readonly count: number;
};

/** How often each cause was given, most first. Units that pass rightly have nothing to explain and are left out. */
export function countCauses(
  items: readonly LoadedItem[],
  verdictOf: (item: LoadedItem) => "fail" | "pass",
): readonly CauseCount[] {
  const counts = new Map<string, CauseCount>();
  for (const item of items) {
    if (item.effective.state !== "labelled") continue;
    const { truth, cause } = item.effective;
    const verdict = verdictOf(item);
    if (verdict === "pass" && truth !== "agent_wrong" && cause === null) continue;
    const key = `${truth} ${verdict} ${cause ?? ""}`;
    counts.set(key, { cause, truth, verdict, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts]
    .sort(([a, x], [b, y]) => y.count - x.count || (a < b ? -1 : 1))
    .map(([, count]) => count);
}
