"use client";
import { useTable } from "@tanstack/react-table";
import { useCallback } from "react";
import { ListEnd } from "@/components/tables/list-end";
import { listFeatures } from "@/components/tables/list-features";
import { useMoreRows } from "@/components/tables/use-more-rows";
import { VirtualTable } from "@/components/tables/virtual-table";
import type { FindingPage } from "@/lib/queries/failures/finding-page";
import type { FindingRow } from "@/lib/queries/failures/finding-row";
import { failuresApiPath } from "@/lib/queries/failures-api-path";
import type { FailuresParams } from "@/lib/queries/failures-params";
import type { FindingSort } from "@/lib/queries/finding-sorts";
import { findingColumns } from "./finding-columns";
import { useFailuresNavigation } from "./use-failures-navigation";

type Props = {
  readonly first: FindingPage;
  readonly findings: number;
  readonly params: FailuresParams;
};

const keyOf = (row: FindingRow) => row.key;

/** The failures, one line a finding. */
export function FindingTable({ first, findings, params }: Props) {
  const { suite, change } = useFailuresNavigation();
  const address = useCallback(
    (after: string) => failuresApiPath(suite, "page", params, { after }),
    [suite, params],
  );
  const { rows, more, state, load } = useMoreRows(first, address, keyOf);
  const table = useTable({ features: listFeatures, columns: findingColumns, data: rows, getRowId: keyOf });
  return (
    <>
      <VirtualTable
        table={table}
        label="Failures"
        rowCount={findings}
        sort={params.sort}
        onSort={(sort) => change({ sort: sort as FindingSort })}
        onEnd={state === "failed" ? ignore : load}
      />
      <ListEnd more={more} state={state} load={load} loaded={rows.length} noun="findings" />
    </>
  );
}

function ignore() {}
