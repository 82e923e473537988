import Link from "next/link";
import { Literal } from "@/components/ui/literal";
import { failureRecordHref } from "@/lib/queries/failure-record-href";
import type { FindingRow } from "@/lib/queries/failures/finding-row";
import type { FailuresParams } from "@/lib/queries/failures-params";
import { FindingValues } from "./finding-values";

type Props = { readonly row: FindingRow; readonly suite: string; readonly params: FailuresParams };

/** One call of an opened group: where it was, and what was expected and got. */
export function GroupCall({ row, suite, params }: Props) {
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 rounded-sm px-1 py-1 hover:bg-hover has-[[data-row]:focus-visible]:bg-selected lg:grid-cols-[minmax(0,2fr)_3rem_minmax(0,1.5fr)_minmax(0,4fr)]">
      <Link
        data-row
        prefetch={false}
        href={failureRecordHref(suite, row.recordId, params)}
        className="scroll-mt-20 scroll-mb-16 truncate outline-none after:absolute after:inset-0"
      >
        <Literal>{row.caseId}</Literal>
      </Link>
      <span className="text-xs text-ink-2">
        <span className="sr-only">trial </span>
        <span aria-hidden>#</span>
        {row.trial}
      </span>
      <span className="col-span-2 truncate text-ink-3 lg:col-span-1">
        <Literal>{row.runId}</Literal>
      </span>
      <span title={row.message.text} className="col-span-2 truncate lg:col-span-1">
        <FindingValues row={row} />
      </span>
    </li>
  );
}
