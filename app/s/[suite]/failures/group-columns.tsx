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
    meta: { className: "md:w-9 md:pr-0" },
  }),
  helper.display({
    id: "signature",
    header: "Signature",
    cell: ({ row }) => <GroupToggle row={row.original} />,
    meta: {
      card: "min-w-0 flex-1 basis-[80%]",
      className: "md:w-[38%]",
      sorts: sorts("signature", "-signature"),
    },
  }),
  helper.display({
    id: "what",
    header: "What they have in common",
    cell: ({ row }) => <SignatureWords row={row.original} />,
    meta: { card: "basis-full break-words text-ink-2 md:text-ink" },
  }),
  helper.accessor("findings", {
    header: "Findings",
    cell: ({ getValue }) => (
      <>
        <span className="font-semibold">
          <Count value={getValue()} />
        </span>
        <span className="md:sr-only"> {getValue() === 1 ? "finding" : "findings"}</span>
      </>
    ),
    meta: { className: "md:w-22 md:text-right", sorts: sorts("-findings", "findings") },
  }),
  helper.accessor("records", {
    header: "Records",
    cell: ({ getValue }) => (
      <>
        <Count value={getValue()} />
        <span className="md:sr-only"> {getValue() === 1 ? "record" : "records"}</span>
      </>
    ),
    meta: { className: "md:w-21 md:text-right", sorts: sorts("-records", "records") },
  }),
  helper.accessor("cases", {
    header: "Cases",
    cell: ({ getValue }) => (
      <>
        <Count value={getValue()} />
        <span className="md:sr-only"> {getValue() === 1 ? "case" : "cases"}</span>
      </>
    ),
    meta: { className: "md:w-18 md:text-right", sorts: sorts("-cases", "cases") },
  }),
  helper.display({
    id: "trend",
    header: "Over runs",
    cell: ({ row }) => <Sparkline values={row.original.trend} />,
    meta: { className: "md:w-28 md:hidden lg:table-cell" },
  }),
  helper.display({
    id: "last_seen",
    header: "Last seen",
    cell: ({ row }) => (
      <span title={`${row.original.lastSeen.runId} · ${row.original.lastSeen.at}`}>
        <span className="text-ink-3 md:sr-only">last seen in </span>
        <Literal>{row.original.lastSeen.runId}</Literal>
      </span>
    ),
    meta: { className: "md:w-36 md:hidden xl:table-cell", sorts: sorts("-last_seen", "last_seen") },
  }),
]);
