import type { EvidenceRow } from "@/lib/evidence/evidence";
import type { EvidenceColumn } from "./evidence-column";
import { EvidenceRowView } from "./evidence-row-view";

type Props = {
  readonly label: string;
  readonly rows: readonly EvidenceRow[];
  readonly columns: readonly EvidenceColumn[];
};

const HEADS: Readonly<Record<EvidenceColumn, string>> = {
  expected: "expected",
  raw: "raw, as emitted",
  received: "received by the handler",
};

/** Expected, raw and received side by side, one argument path a row; stacked where the place is narrow. */
export function EvidenceTable({ label, rows, columns }: Props) {
  return (
    <table aria-label={label} className="block w-full table-fixed border-collapse @2xl:table">
      <thead className="sr-only @2xl:not-sr-only @2xl:table-header-group">
        <tr className="@2xl:table-row">
          <th scope="col" className="w-[18%] px-3 py-1 text-2xs font-normal text-ink-3">
            argument
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className="px-3 py-1 text-2xs font-normal text-ink-3">
              {HEADS[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block @2xl:table-row-group">
        {rows.map((row) => (
          <EvidenceRowView key={row.path} row={row} columns={columns} />
        ))}
      </tbody>
    </table>
  );
}
