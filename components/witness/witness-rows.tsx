"use client";
import { useEffect, useRef, useState } from "react";
import { PartButton } from "@/components/evidence/part-button";
import { type RecordApi, recordApiHref } from "@/components/evidence/record-api";
import { usePart } from "@/components/evidence/use-part";
import { Button } from "@/components/ui/button";
import type { WitnessPage, WitnessShow } from "@/lib/queries/witness/witness-row-view";
import type { WitnessColumn } from "./witness-columns";
import { WitnessRow } from "./witness-row";

type Props = {
  readonly api: RecordApi;
  readonly columns: readonly WitnessColumn[];
  readonly first: WitnessPage;
  /** Rows there are, and those of them that differ. */
  readonly all: number;
  readonly differing: number;
  /** The row that the page was opened at. */
  readonly current: number | null;
};

/** The calls of a trial side by side; a long one comes by parts. */
export function WitnessRows({ api, columns, first, all, differing, current }: Props) {
  const [page, setPage] = useState(first);
  const { busy, error, read } = usePart<WitnessPage>();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (current === null) return;
    const row = list.current?.querySelector<HTMLElement>("[data-current]");
    row?.scrollIntoView({ block: "center" });
    row?.focus({ preventScroll: true });
  }, [current]);
  const { show, from, rows, total } = page;
  const end = from + rows.length;
  const load = (wanted: WitnessShow, at: number, take: (part: WitnessPage) => void) =>
    read(recordApiHref(api, "witness", { show: wanted, from: at }), take);
  const turn = (wanted: WitnessShow) => load(wanted, 0, setPage);
  return (
    <div className="@container">
      {differing > 0 && differing < all && (
        <div className="mb-2 flex flex-wrap items-center gap-2 text-xs text-ink-2">
          <Button
            size="sm"
            aria-pressed={show === "differing"}
            disabled={busy}
            onClick={() => turn(show === "differing" ? "all" : "differing")}
          >
            {show === "differing" ? `Show all ${all.toLocaleString("en")} calls` : "Only what differs"}
          </Button>
        </div>
      )}
      <div className="rounded-md border">
        <div
          aria-hidden
          className={`hidden gap-x-6 border-b px-3 py-1 text-2xs text-ink-3 @2xl:grid ${columns.length === 3 ? "@2xl:grid-cols-3" : "@2xl:grid-cols-2"}`}
        >
          {columns.map(({ column, text }) => (
            <span key={column}>{text}</span>
          ))}
        </div>
        <ol ref={list} aria-label={columns.map(({ text }) => text).join(", ")}>
          {rows.map((row) => (
            <WitnessRow key={row.place} row={row} columns={columns} current={row.place === current} />
          ))}
          {rows.length === 0 && <li className="px-3 py-2 text-ink-3">No calls.</li>}
        </ol>
      </div>
      {(from > 0 || end < total) && (
        <p className="flex flex-wrap items-center gap-2 py-1 text-ink-2">
          {(from + 1).toLocaleString("en")}–{end.toLocaleString("en")} of {total.toLocaleString("en")} calls
          {show === "differing" && " that differ"}.
          {from > 0 && (
            <PartButton text="From the first" busy={busy} error={null} onClick={() => turn(show)} />
          )}
          {end < total && (
            <PartButton
              text="Show more"
              busy={busy}
              error={error}
              onClick={() =>
                load(show, end, (next) => setPage({ ...next, from, rows: [...rows, ...next.rows] }))
              }
            />
          )}
        </p>
      )}
    </div>
  );
}
