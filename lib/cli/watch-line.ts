import type { IngestResult } from "../commands/ingest/ingest-result.ts";
import type { KindCounts } from "../queries/ingest-counts.ts";
import { plainLine } from "./plain-line.ts";

const KINDS = ["tool", "case", "run", "record", "label"] as const;

/**
 * The outcome of an import on one line.
 *
 * @example watchLine("results.ndjson", result) // "results.ndjson (native): 200 records, 1,164 calls"
 */
export function watchLine(
  name: string,
  { format, counts, rejects, conflicts, ingest }: IngestResult,
): string {
  const written = ({ new: added, replaced }: KindCounts) => added + replaced;
  const parts = KINDS.flatMap((kind) =>
    written(counts[kind]) > 0 ? [some(written(counts[kind]), kind)] : [],
  );
  if (counts.calls > 0) parts.push(some(counts.calls, "call"));
  if (parts.length === 0) parts.push("nothing new");
  if (conflicts.total > 0) parts.push(`${conflicts.total.toLocaleString("en")} in conflict`);
  if (rejects.total > 0) parts.push(`${rejects.total.toLocaleString("en")} rejected`);
  const [first] = [...conflicts.first, ...rejects.first];
  const why = first === undefined ? "" : ` · ingest ${ingest}: ${plainLine(first.message, 200)}`;
  return `${plainLine(name)} (${format}): ${parts.join(", ")}${why}`;
}

function some(count: number, word: string): string {
  return `${count.toLocaleString("en")} ${word}${count === 1 ? "" : "s"}`;
}
