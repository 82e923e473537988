import { Literal } from "@/components/ui/literal";
import { ScrollX } from "@/components/ui/scroll-x";
import type { ConflictRow } from "@/lib/queries/list-conflicts";

export function ConflictsTable({ rows }: { readonly rows: readonly ConflictRow[] }) {
  return (
    <ScrollX label="Conflicts">
      <table className="w-full min-w-140">
        <thead className="text-xs text-ink-3">
          <tr>
            <th className="py-1 pr-3">kind</th>
            <th className="px-3">id</th>
            <th className="px-3">file : line</th>
            <th className="pl-3">what differs</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.seq} className="border-t align-top">
              <td className="py-1 pr-3">{row.kind}</td>
              <td className="max-w-80 px-3 py-1">
                <Literal>{row.objectId}</Literal>
              </td>
              <td className="max-w-60 px-3 py-1">
                <Literal>{`${row.file}:${row.line}`}</Literal>
              </td>
              <td className="py-1 pl-3">{row.message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollX>
  );
}
