import type { IngestResult } from "../commands/ingest/ingest-result.ts";
import type { IngestCounts, KindCounts } from "../queries/ingest-counts.ts";
import { plainLine } from "./plain-line.ts";

const SHOWN = 10;
const KINDS: readonly (readonly [Exclude<keyof IngestCounts, "calls">, string])[] = [
  ["tool", "tools"],
  ["case", "cases"],
  ["run", "runs"],
  ["record", "records"],
  ["label", "labels"],
];

/** The outcome of an ingest, for a person. */
export function summarizeIngest(result: IngestResult): string {
  const { counts, rejects, conflicts } = result;
  const lines = [`Suite “${plainLine(result.suite)}”, ingest ${result.ingest} (${result.format}):`];
  for (const [kind, name] of KINDS) {
    const count = counts[kind];
    if (count.read > 0) lines.push(`  ${name.padEnd(8)} ${describe(count)}`);
  }
  if (counts.calls > 0) lines.push(`  calls    ${counts.calls.toLocaleString("en")} written`);
  if (conflicts.total > 0) {
    lines.push(`${conflicts.total.toLocaleString("en")} in conflict with what is stored or with each other:`);
    for (const one of conflicts.first.slice(0, SHOWN)) {
      lines.push(
        `  ${plainLine(one.file)}:${one.line} ${one.kind} ${plainLine(one.objectId)}: ${one.message}`,
      );
    }
  }
  if (rejects.total > 0) {
    lines.push(`${rejects.total.toLocaleString("en")} rejected:`);
    for (const one of rejects.first.slice(0, SHOWN)) {
      const path = one.path === null ? "" : ` ${plainLine(one.path)}`;
      lines.push(`  ${plainLine(one.file)}:${one.line}${path}: ${plainLine(one.message)} (${one.code})`);
    }
  }
  if (rejects.total > SHOWN || conflicts.total > SHOWN) {
    lines.push(`All are kept with the ingest: see its page, or /api/ingests/${result.ingest}/rejects.`);
  }
  return lines.join("\n");
}

function describe(count: KindCounts): string {
  const parts = [
    [count.new, "new"],
    [count.replaced, "replaced"],
    [count.unchanged, "unchanged"],
    [count.conflicts, "in conflict"],
  ] as const;
  return parts
    .filter(([n]) => n > 0)
    .map(([n, word]) => `${n.toLocaleString("en")} ${word}`)
    .join(", ");
}
