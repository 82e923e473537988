"use client";
import { createColumnHelper } from "@tanstack/react-table";
import type { listFeatures } from "@/components/tables/list-features";
import { ClaimChip } from "@/components/ui/claim-chip";
import { Literal } from "@/components/ui/literal";
import type { FindingRow } from "@/lib/queries/failures/finding-row";
import type { FindingSort } from "@/lib/queries/finding-sorts";
import { FindingLink } from "./finding-link";
import { FindingValues } from "./finding-values";

const helper = createColumnHelper<typeof listFeatures, FindingRow>();
const sorts = (...names: FindingSort[]) => names;

/** Columns of the list of findings; what a head orders by is one of `FINDING_SORTS`. */
export const findingColumns = helper.columns([
  helper.display({
    id: "claim",
    header: () => <span className="sr-only">Claim</span>,
    cell: ({ row }) => <ClaimChip claim={row.original.claim} />,
    meta: { className: "lg:w-9 lg:pr-0" },
  }),
  helper.display({
    id: "signature",
    header: "Tool and path",
    cell: ({ row }) => <FindingLink row={row.original} />,
    meta: {
      card: "min-w-0 flex-1 basis-[80%]",
      className: "lg:w-[26%]",
      sorts: sorts("signature", "-signature"),
    },
  }),
  helper.accessor("kind", {
    header: "Kind",
    cell: ({ getValue }) => getValue().replaceAll("_", " "),
    meta: { className: "lg:w-32 lg:hidden 2xl:table-cell" },
  }),
  helper.display({
    id: "values",
    header: "Expected → raw",
    cell: ({ row }) => (
      <span title={row.original.message.text}>
        <FindingValues row={row.original} />
      </span>
    ),
    meta: { card: "basis-full break-words" },
  }),
  helper.accessor("caseId", {
    id: "case",
    header: "Case",
    cell: ({ getValue }) => (
      <span title={getValue()}>
        <Literal>{getValue()}</Literal>
      </span>
    ),
    meta: { card: "min-w-0 truncate text-ink-2", className: "lg:w-[17%]", sorts: sorts("case", "-case") },
  }),
  helper.accessor("trial", {
    header: "Trial",
    cell: ({ getValue }) => (
      <>
        <span className="lg:sr-only">trial </span>
        {getValue()}
      </>
    ),
    meta: { card: "text-ink-2", className: "lg:w-14 lg:text-right" },
  }),
  helper.accessor("runId", {
    id: "run",
    header: "Run",
    cell: ({ row }) => (
      <span title={`${row.original.runId} · ${row.original.runAt}`}>
        <Literal>{row.original.runId}</Literal>
      </span>
    ),
    meta: { card: "min-w-0 truncate text-ink-3", className: "lg:w-[18%]", sorts: sorts("-run", "run") },
  }),
]);
