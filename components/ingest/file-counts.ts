import type { FileOutcome } from "@/lib/queries/file-outcome";

const KINDS = ["records", "calls", "cases", "tools"] as const;

/**
 * What was read from a file, in words.
 *
 * @example fileCounts(outcome) // "2 records, 5 calls"
 */
export function fileCounts(outcome: FileOutcome): string {
  const said = KINDS.flatMap((kind) => {
    const count = outcome[kind];
    return count === 0 ? [] : [`${count.toLocaleString("en")} ${count === 1 ? kind.slice(0, -1) : kind}`];
  });
  return said.length === 0 ? "nothing of use" : said.join(", ");
}
