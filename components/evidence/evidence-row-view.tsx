import { cn } from "@/components/ui/cn";
import { Literal } from "@/components/ui/literal";
import type { EvidenceCell, EvidenceRow } from "@/lib/evidence/evidence";
import { isNotable } from "@/lib/evidence/is-notable";
import { DifferenceBadge } from "./difference-badge";
import { EvidenceCellView } from "./evidence-cell-view";
import type { EvidenceColumn } from "./evidence-column";

type Props = { readonly row: EvidenceRow; readonly columns: readonly EvidenceColumn[] };

const TYPE_DIFFERS: ReadonlySet<string> = new Set(["type_only", "value_and_type", "accepted_type"]);
const INDENTS = ["", "pl-4", "pl-8", "pl-12", "pl-16", "pl-20", "pl-24", "pl-28"];

/** One argument path: a row of cells, stacked where the place is narrow. */
export function EvidenceRowView({ row, columns }: Props) {
  const marked = row.differences.some(isNotable);
  return (
    <tr className={cn("block border-t px-3 py-1 @2xl:table-row", marked && "bg-panel")}>
      <th
        scope="row"
        title={row.path}
        className={cn(
          "block min-w-0 align-baseline [overflow-wrap:anywhere] @2xl:table-cell @2xl:px-3 @2xl:py-1",
          marked ? "font-medium text-ink" : "font-normal text-ink-2",
        )}
      >
        <span className={cn("block", INDENTS[row.depth])}>
          {row.path === "" ? (
            <span className="text-ink-3">the arguments</span>
          ) : (
            <Literal>{row.label}</Literal>
          )}
        </span>
      </th>
      {columns.map((column) => (
        <td key={column} className="flex min-w-0 gap-2 align-baseline @2xl:table-cell @2xl:px-3 @2xl:py-1">
          <span aria-hidden className="w-16 shrink-0 text-2xs leading-5 text-ink-3 @2xl:hidden">
            {column}
          </span>
          <div className="flex min-w-0 flex-wrap items-baseline gap-x-2">
            <Cells row={row} column={column} />
            {row.differences
              .filter((difference) => difference.column === column)
              .map((difference) => (
                <DifferenceBadge key={difference.name} difference={difference} />
              ))}
          </div>
        </td>
      ))}
    </tr>
  );
}

function Cells({ row, column }: { readonly row: EvidenceRow; readonly column: EvidenceColumn }) {
  const cells: readonly EvidenceCell[] = row[column];
  if (cells.length === 0) {
    return (
      <span className="text-ink-3">
        <span aria-hidden>—</span>
        <span className="sr-only">absent</span>
      </span>
    );
  }
  const typeMarked = row.differences.some(
    (difference) =>
      (column === "raw" && TYPE_DIFFERS.has(difference.name)) ||
      (column === "received" && difference.name === "rewritten_type"),
  );
  const several = cells.length > 1;
  return (
    <>
      {several && (
        <span className="w-full text-2xs text-ink-3">
          {column === "expected" && row.expectedForm === "any_of"
            ? "any of"
            : `${cells.length} times, the last counts`}
        </span>
      )}
      {cells.map((cell, nth) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the members of a repeated key have no other identity
          key={nth}
          className={several ? "block w-full border-l-2 border-line-strong pl-2" : "contents"}
        >
          <EvidenceCellView cell={cell} unfolded={row.kind === "group"} typeMarked={typeMarked} />
        </span>
      ))}
    </>
  );
}
