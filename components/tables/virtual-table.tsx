"use client";
import type { ReactTable, Row } from "@tanstack/react-table";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useEffect, useRef } from "react";
import { cn } from "../ui/cn";
import type { listFeatures } from "./list-features";
import { SortHead } from "./sort-head";
import { useOffsetTop } from "./use-offset-top";

type Features = typeof listFeatures;

type Props<Data extends object> = {
  readonly table: ReactTable<Features, Data>;
  readonly label: string;
  /** Rows of the whole list, loaded or not; unknown: left out. */
  readonly rowCount?: number;
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  /** What follows a row in the same place, such as the calls of an opened group. */
  readonly below?: (row: Row<Features, Data>) => ReactNode;
  /** The last loaded row comes near. */
  readonly onEnd: () => void;
  /** Pixels of an unopened row on a wide screen. */
  readonly rowHeight?: number;
};

/** Of a row of one line, hairline included; `rowHeight` says otherwise. Rows are measured once they are drawn. */
const ROW_HEIGHT = 33;
const OVERSCAN = 12;
/** What the server draws before it knows the window. */
const FIRST_WINDOW = { width: 1280, height: 900 };
const NEAR_END = 20;

/** A long table of which only what is near the window exists; cards below `lg`. */
export function VirtualTable<Data extends object>({
  table,
  label,
  rowCount,
  sort,
  onSort,
  below,
  onEnd,
  rowHeight = ROW_HEIGHT,
}: Props<Data>) {
  const body = useRef<HTMLTableElement>(null);
  const rows = table.getRowModel().rows;
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: OVERSCAN,
    scrollMargin: useOffsetTop(body),
    initialRect: FIRST_WINDOW,
  });
  const items = virtualizer.getVirtualItems();
  const margin = virtualizer.options.scrollMargin;
  const before = (items[0]?.start ?? margin) - margin;
  const after = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? margin) - margin);
  const nearEnd = (items.at(-1)?.index ?? 0) >= rows.length - NEAR_END;
  useEffect(() => {
    if (nearEnd) onEnd();
  }, [nearEnd, onEnd]);

  return (
    <table
      ref={body}
      aria-label={label}
      aria-rowcount={rowCount === undefined ? -1 : rowCount + 1}
      className="block w-full border-collapse lg:table lg:table-fixed"
    >
      <thead className="hidden lg:table-header-group">
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id} aria-rowindex={1}>
            {group.headers.map((header) => {
              const meta = header.column.columnDef.meta;
              const sorted = meta?.sorts?.includes(sort);
              return (
                <th
                  key={header.id}
                  scope="col"
                  aria-sort={sorted ? (sort.startsWith("-") ? "descending" : "ascending") : undefined}
                  className={cn(
                    "sticky top-11 z-10 h-8 bg-canvas px-2 text-xs text-ink-3 shadow-[inset_0_-1px_0_var(--line)]",
                    meta?.className,
                  )}
                >
                  {meta?.sorts ? (
                    <SortHead sorts={meta.sorts} current={sort} onSort={onSort}>
                      <table.FlexRender header={header} />
                    </SortHead>
                  ) : (
                    <table.FlexRender header={header} />
                  )}
                </th>
              );
            })}
          </tr>
        ))}
      </thead>
      <Space height={before} />
      {items.map((item) => {
        const row = rows[item.index];
        if (row === undefined) return null;
        return (
          <tbody
            key={item.key}
            ref={virtualizer.measureElement}
            data-index={item.index}
            className="block border-b lg:table-row-group"
          >
            <tr
              aria-rowindex={item.index + 2}
              className="relative flex flex-wrap items-center gap-x-2 gap-y-0.5 px-1 py-2 hover:bg-hover has-[[data-row]:focus-visible]:bg-selected lg:table-row lg:p-0"
            >
              {row.getAllCells().map((cell) => {
                const meta = cell.column.columnDef.meta;
                return (
                  <td
                    key={cell.id}
                    className={cn("lg:h-8 lg:truncate lg:px-2 lg:py-0", meta?.card, meta?.className)}
                  >
                    <table.FlexRender cell={cell} />
                  </td>
                );
              })}
            </tr>
            {below?.(row)}
          </tbody>
        );
      })}
      <Space height={after} />
    </table>
  );
}

function Space({ height }: { readonly height: number }) {
  return (
    <tbody aria-hidden className="block lg:table-row-group">
      <tr className="block lg:table-row">
        <td className="block p-0 lg:table-cell" style={{ height }} />
      </tr>
    </tbody>
  );
}
