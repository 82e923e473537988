import { Count } from "@/components/ui/count";
import { ScrollX } from "@/components/ui/scroll-x";
import type { IngestCounts } from "@/lib/queries/ingest-counts";

const KINDS = ["suite", "tool", "case", "run", "record", "label"] as const;
const COLUMNS = ["read", "new", "unchanged", "replaced", "conflicts"] as const;

/** What the stream held, by kind, and what became of it. */
export function CountsTable({ counts }: { readonly counts: Partial<IngestCounts> }) {
  const shown = KINDS.filter((kind) => (counts[kind]?.read ?? 0) > 0);
  if (shown.length === 0) return <p className="text-ink-2">Nothing was counted.</p>;
  return (
    <ScrollX label="Counts by kind">
      <table>
        <thead className="text-xs text-ink-3">
          <tr>
            <th className="py-1 pr-6">kind</th>
            {COLUMNS.map((column) => (
              <th key={column} className="pl-6 text-right">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((kind) => (
            <tr key={kind} className="border-t">
              <th className="py-1 pr-6 font-normal">{kind}</th>
              {COLUMNS.map((column) => {
                const count = counts[kind]?.[column] ?? 0;
                return (
                  <td key={column} className={`pl-6 text-right ${count === 0 ? "text-ink-3" : ""}`}>
                    <Count value={count} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollX>
  );
}
