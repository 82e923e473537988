import { Literal } from "@/components/ui/literal";
import { ScrollX } from "@/components/ui/scroll-x";
import type { RejectRow } from "@/lib/queries/reject-row";

const SHOWN_SOURCE = 160;

export function RejectsTable({ rows }: { readonly rows: readonly RejectRow[] }) {
  return (
    <ScrollX label="Rejects">
      <table className="w-full min-w-160">
        <thead className="text-xs text-ink-3">
          <tr>
            <th className="py-1 pr-3">file : line</th>
            <th className="px-3">field</th>
            <th className="px-3">why</th>
            <th className="pl-3">begins with</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.seq} className="border-t align-top">
              <td className="max-w-60 py-1 pr-3">
                <Literal>{`${row.file}:${row.line}`}</Literal>
              </td>
              <td className="max-w-48 px-3 py-1">{row.path !== null && <Literal>{row.path}</Literal>}</td>
              <td className="px-3 py-1">
                {row.message} <span className="text-xs text-ink-3">{row.code}</span>
              </td>
              <td className="max-w-80 py-1 pl-3 text-ink-3">
                <Literal>
                  {row.source.length > SHOWN_SOURCE ? `${row.source.slice(0, SHOWN_SOURCE)}…` : row.source}
                </Literal>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollX>
  );
}
