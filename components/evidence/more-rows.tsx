"use client";
import { useState } from "react";
import type { EvidenceRow } from "@/lib/evidence/evidence";
import type { EvidenceColumn } from "./evidence-column";
import { EvidenceTable } from "./evidence-table";
import { PartButton } from "./part-button";
import { type RecordApi, recordApiHref } from "./record-api";
import { usePart } from "./use-part";

type Props = {
  readonly api: RecordApi;
  readonly callIndex: number | null;
  readonly expectedIndex: number | null;
  readonly columns: readonly EvidenceColumn[];
  readonly label: string;
  readonly rowCount: number;
  readonly shown: number;
  readonly differentCount: number;
};

/** Says how much of a large call is shown, and shows all of it in order, part by part. */
export function MoreRows({
  api,
  callIndex,
  expectedIndex,
  columns,
  label,
  rowCount,
  shown,
  differentCount,
}: Props) {
  const [rows, setRows] = useState<readonly EvidenceRow[]>([]);
  const [from, setFrom] = useState(0);
  const { busy, error, read } = usePart<{ rows: readonly EvidenceRow[] }>();
  const load = (at: number) =>
    read(recordApiHref(api, "rows", { call: callIndex, expected: expectedIndex, from: at }), (part) => {
      setRows(part.rows);
      setFrom(at);
    });
  const end = from + rows.length;
  return (
    <div className="space-y-1 border-t px-3 py-1.5 text-ink-2">
      <p>
        {shown.toLocaleString("en")} of {rowCount.toLocaleString("en")} arguments are shown, those that differ
        first ({differentCount.toLocaleString("en")} differ).
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {rows.length > 0 && (
          <>
            {from > 0 && (
              <PartButton
                text="Earlier"
                busy={busy}
                error={null}
                onClick={() => load(Math.max(0, from - 200))}
              />
            )}
            <span className="text-xs">
              {(from + 1).toLocaleString("en")}–{end.toLocaleString("en")} of {rowCount.toLocaleString("en")},
              in order
            </span>
          </>
        )}
        {end < rowCount && (
          <PartButton
            text={rows.length === 0 ? "Show all in order" : "Later"}
            busy={busy}
            error={error}
            onClick={() => load(end)}
          />
        )}
      </div>
      {rows.length > 0 && <EvidenceTable label={`${label}, in order`} rows={rows} columns={columns} />}
    </div>
  );
}
