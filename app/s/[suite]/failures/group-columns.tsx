"use client";
import { createColumnHelper } from "@tanstack/react-table";
import type { listFeatures } from "@/components/tables/list-features";
import { Sparkline } from "@/components/tables/sparkline";
import { ClaimChip } from "@/components/ui/claim-chip";
import { Count } from "@/components/ui/count";
import { Literal } from "@/components/ui/literal";
import type { FailureGroupSort } from "@/lib/queries/failure-group-sorts";
import type { FailureGroupRow } from "@/lib/queries/failures/failure-group-row";
import { GroupToggle } from "./group-toggle";
import { SignatureWords } from "./signature-words";

const helper = createColumnHelper<typeof listFeatures, FailureGroupRow>();
const sorts = (...names: FailureGroupSort[]) => names;

/** Columns of the list by signature; what a head orders by is one of `FAILURE_GROUP_SORTS`. */
export const groupColumns = helper.columns([
  helper.display({
    id: "claim",
    header: () => <span className="sr-only">Claim</span>,
    cell: ({ row }) => <ClaimChip claim={row.original.claim} />,
    meta: { className: "lg:w-9 lg:pr-0" },
  }),
  helper.display({
    id: "signature",
    header: "Signature",
    // The shapes stand under the name: beside it they would be cut on a small screen, and they tell the rows apart.
    cell: ({ row }) => (
      <>
        <GroupToggle row={row.original} />
        <SignatureWords row={row.original} />
      </>
    ),
    meta: {
      card: "min-w-0 flex-1 basis-[80%] lg:py-1",
      sorts: sorts("signature", "-signature"),
    },
  }),
  helper.accessor("findings", {
    header: "Findings",
    cell: ({ getValue }) => (
      <>
        <span className="font-semibold">
          <Count value={getValue()} />
        </span>
        <span className="lg:sr-only"> {getValue() === 1 ? "finding" : "findings"}</span>
      </>
    ),
    meta: { className: "lg:w-20 lg:text-right", sorts: sorts("-findings", "findings") },
  }),
  helper.accessor("records", {
    header: "Records",
    cell: ({ getValue }) => (
      <>
        <Count value={getValue()} />
        <span className="lg:sr-only"> {getValue() === 1 ? "record" : "records"}</span>
      </>
    ),
    meta: { className: "lg:w-20 lg:text-right", sorts: sorts("-records", "records") },
  }),
  helper.accessor("cases", {
    header: "Cases",
    cell: ({ getValue }) => (
      <>
        <Count value={getValue()} />
        <span className="lg:sr-only"> {getValue() === 1 ? "case" : "cases"}</span>
      </>
    ),
    meta: { className: "lg:w-16 lg:text-right", sorts: sorts("-cases", "cases") },
  }),
  helper.display({
    id: "last_seen",
    header: "Over runs",
    cell: ({ row }) => (
      <span title={`last seen in ${row.original.lastSeen.runId} · ${row.original.lastSeen.at}`}>
        <Sparkline values={row.original.trend} />
        <span className="ml-2 lg:hidden 2xl:inline">
          <span className="text-ink-3 2xl:sr-only">last seen in </span>
          <Literal>{row.original.lastSeen.runId}</Literal>
        </span>
      </span>
    ),
    meta: { className: "lg:w-28 2xl:w-68", sorts: sorts("-last_seen", "last_seen") },
  }),
]);
