"use client";
import { useTable } from "@tanstack/react-table";
import { useCallback, useMemo } from "react";
import { ListEnd } from "@/components/tables/list-end";
import { listFeatures } from "@/components/tables/list-features";
import { useMoreRows } from "@/components/tables/use-more-rows";
import { VirtualTable } from "@/components/tables/virtual-table";
import type { FailureGroupSort } from "@/lib/queries/failure-group-sorts";
import type { FailureGroupPage } from "@/lib/queries/failures/failure-group-page";
import type { FailureGroupRow } from "@/lib/queries/failures/failure-group-row";
import type { FindingPage } from "@/lib/queries/failures/finding-page";
import { failuresApiPath } from "@/lib/queries/failures-api-path";
import type { FailuresParams } from "@/lib/queries/failures-params";
import { GroupCalls } from "./group-calls";
import { groupColumns } from "./group-columns";
import { OpenGroupContext } from "./open-group";
import { useFailuresNavigation } from "./use-failures-navigation";

type Props = {
  readonly first: FailureGroupPage;
  readonly signatures: number;
  /** The parameters that `first` was read for. */
  readonly params: FailuresParams;
  /** The calls of the group that the address opens. */
  readonly opened: FindingPage | null;
};

/** Height of a row whose first cell has two lines. */
const TWO_LINES = 47;

const keyOf = (row: FailureGroupRow) => row.signatureId;

/** The failures, one line a signature, each opening into its calls. */
export function GroupTable({ first, signatures, params, opened }: Props) {
  const { suite, params: asked, change } = useFailuresNavigation();
  const address = useCallback(
    (after: string) => failuresApiPath(suite, "groups", params, { after }),
    [suite, params],
  );
  const { rows, more, state, load } = useMoreRows(first, address, keyOf);
  const table = useTable({
    features: listFeatures,
    columns: groupColumns,
    data: rows,
    getRowId: (row) => String(row.signatureId),
  });
  const { open } = asked;
  const openGroup = useMemo(
    () => ({
      open,
      // Only what is opened changes: nothing needs to be read anew but its calls.
      toggle: (id: number) => change({ open: id === open ? null : id }, { replace: true, shallow: true }),
    }),
    [open, change],
  );
  return (
    <OpenGroupContext value={openGroup}>
      <VirtualTable
        table={table}
        label="Failures by signature"
        rowCount={signatures}
        sort={params.groupSort}
        onSort={(groupSort) => change({ groupSort: groupSort as FailureGroupSort })}
        onEnd={state === "failed" ? ignore : load}
        rowHeight={TWO_LINES}
        below={(row) =>
          row.original.signatureId === open && (
            <GroupCalls
              group={row.original}
              params={params}
              columns={groupColumns.length}
              first={params.open === open ? opened : null}
            />
          )
        }
      />
      <ListEnd more={more} state={state} load={load} loaded={rows.length} noun="signatures" />
    </OpenGroupContext>
  );
}

function ignore() {}
