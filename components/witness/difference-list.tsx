"use client";
import { useCallback } from "react";
import { ListEnd } from "@/components/tables/list-end";
import { useMoreRows } from "@/components/tables/use-more-rows";
import type { DifferencePage, DifferenceRow } from "@/lib/queries/witness/difference-row";
import { witnessApiPath } from "@/lib/queries/witness/witness-api-path";
import type { WitnessParams } from "@/lib/queries/witness/witness-params";
import { DifferenceItem } from "./difference-item";

type Props = {
  readonly suite: string;
  readonly params: WitnessParams;
  readonly first: DifferencePage;
};

const keyOf = (row: DifferenceRow) => row.key;

/** Where log, wire and handlers differ, one line a difference; more come by a button. */
export function DifferenceList({ suite, params, first }: Props) {
  const address = useCallback((after: string) => witnessApiPath(suite, params, after), [suite, params]);
  const { rows, more, state, load } = useMoreRows(first, address, keyOf);
  return (
    <>
      <ol aria-label="Differences" className="border-t">
        {rows.map((row) => (
          <DifferenceItem key={row.key} suite={suite} params={params} row={row} />
        ))}
      </ol>
      <ListEnd more={more} state={state} load={load} loaded={rows.length} noun="differences" />
    </>
  );
}
