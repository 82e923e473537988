import Link from "next/link";
import { Literal } from "@/components/ui/literal";
import { differenceHref } from "@/lib/queries/witness/difference-href";
import type { DifferenceRow } from "@/lib/queries/witness/difference-row";
import type { WitnessParams } from "@/lib/queries/witness/witness-params";
import { SaidAndWasView } from "./said-and-was-view";
import { WitnessBadge } from "./witness-badge";

type Props = { readonly suite: string; readonly params: WitnessParams; readonly row: DifferenceRow };

/** One difference: where it was, what was said of it and what was; the whole of it opens the record at that call. */
export function DifferenceItem({ suite, params, row }: Props) {
  const { caseId, trial, runId, kind, tool, path, message, literals } = row;
  return (
    <li className="relative grid gap-x-4 gap-y-0.5 border-b px-1 py-1.5 hover:bg-hover has-[[data-row]:focus-visible]:bg-selected lg:items-baseline lg:grid-cols-[minmax(0,11fr)_minmax(0,20fr)_minmax(0,9fr)]">
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-2">
        <Link
          data-row
          prefetch={false}
          href={differenceHref(suite, params, row)}
          className="min-w-0 scroll-mt-20 outline-none after:absolute after:inset-0"
        >
          {tool === null ? <span className="text-ink-3">no tool</span> : <Literal>{tool}</Literal>}
          {path !== null && (
            <>
              {" "}
              <Literal className="font-semibold">{path}</Literal>
            </>
          )}
        </Link>
        <span className="relative">
          <WitnessBadge code={kind} />
        </span>
      </div>
      <div className="min-w-0 space-y-0.5">
        {literals !== null && <SaidAndWasView code={kind} literals={literals} />}
        <p className="text-xs text-ink-2 wrap-anywhere">
          <Literal className="font-sans text-xs">{message.cut ? `${message.text}…` : message.text}</Literal>
        </p>
      </div>
      <p className="min-w-0 text-xs text-ink-3 wrap-anywhere lg:text-right">
        <Literal>{caseId}</Literal>
        {trial > 0 && <> trial {trial}</>}
        <span aria-hidden> · </span>
        <Literal>{runId}</Literal>
      </p>
    </li>
  );
}
