import type { WaitingCounts } from "@/lib/queries/count-waiting";
import type { Waiting } from "./waiting";

const counted = (count: number, one: string, more: string) =>
  count === 0 ? [] : [`${count.toLocaleString("en")} ${count === 1 ? one : more}`];

/**
 * The counts beside the rail's pages, with their words.
 *
 * @example sayWaiting({ …, undeclaredTools: 2 }).contract // { count: 2, says: "2 undeclared tools" }
 */
export function sayWaiting(counts: WaitingCounts): Waiting {
  const contract = counts.broken + counts.undeclaredTools;
  const ingests = counts.incompleteIngests + counts.rejects + counts.conflicts;
  const review = counts.itemsToLabel + counts.disagreements;
  return {
    ...(review > 0 && {
      samples: {
        count: review,
        says: [
          ...counted(counts.itemsToLabel, "item to label", "items to label"),
          ...counted(counts.disagreements, "disagreement to settle", "disagreements to settle"),
        ].join(", "),
      },
    }),
    ...(contract > 0 && {
      contract: {
        count: contract,
        says: [
          ...counted(counts.broken, "broken contract", "broken contracts"),
          ...counted(counts.undeclaredTools, "undeclared tool", "undeclared tools"),
        ].join(", "),
      },
    }),
    ...(ingests > 0 && {
      ingests: {
        count: ingests,
        says: [
          ...counted(counts.incompleteIngests, "incomplete ingest", "incomplete ingests"),
          ...counted(counts.rejects, "reject", "rejects"),
          ...counted(counts.conflicts, "conflict", "conflicts"),
        ].join(", "),
      },
    }),
  };
}
