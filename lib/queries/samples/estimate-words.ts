import type { SampleEstimate as Estimate } from "../../stats/estimate-sample.ts";
import type { SampleRow } from "./sample-row.ts";

/** Why there is no audited rate of everything; null: there is one. */
export function reasonInWords(
  { reason, unlabelled, audited }: Pick<Estimate, "reason" | "unlabelled" | "audited">,
  { unit, strata }: Pick<SampleRow, "unit" | "strata">,
): string | null {
  if (reason === null) return null;
  if (reason === "empty_population") return "The population has no graded unit.";
  const names = unlabelled.map((name) => `“${name}”`).join(", ");
  if (reason === "failed_without_labels") {
    return `Nothing in ${names} is labelled right or wrong yet, and a stratum without a label is not taken as 0.`;
  }
  const drawn = strata.some(({ verdict, size }) => verdict === "pass" && size > 0);
  const why = drawn ? `No clean one is labelled yet` : `No clean ${unit} were sampled`;
  return audited === null ? `${why}.` : `${why}: failures only, which holds only if no clean one is wrong.`;
}

/** What must be said beside an estimate that was or could be watched while it was made; null: nothing. */
export function noticeInWords({
  progress,
  stopped,
  reviewsPerItem,
}: Pick<SampleRow, "progress" | "stopped" | "reviewsPerItem">): string | null {
  const { items, labelled, waiting, unresolved, finished } = progress;
  const far = `${labelled} of ${items} items`;
  const open = unresolved === 0 ? "" : ` ${unresolved} with open disagreements are left out.`;
  if (finished) return null;
  if (stopped !== null) {
    const few = reviewsPerItem === 2 ? "a single label" : `fewer than ${reviewsPerItem} labels`;
    const single = waiting === 0 ? "" : ` ${waiting} more ${waiting === 1 ? "counts" : "count"} with ${few}.`;
    return `Labelling was stopped at ${far} (${stopped.how}).${single}${open} Where it was stopped because of what the estimate showed, the interval does not keep its 95 %.`;
  }
  const another = reviewsPerItem === 2 ? "a second label" : "more labels";
  const wait =
    waiting === 0
      ? ""
      : ` ${waiting} ${waiting === 1 ? "waits" : "wait"} for ${another}, left out until then.`;
  return `Labelling goes on: ${far}.${wait}${open} An interval that is watched meanwhile, to stop when it looks good, does not keep its 95 %.`;
}
