import { ChevronLeft } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { ExpectationLink } from "@/components/cases/expectation-link";
import { Literal } from "@/components/ui/literal";
import { Timestamp } from "@/components/ui/timestamp";
import { caseHref } from "@/lib/queries/cases/case-href";
import { failuresHref } from "@/lib/queries/failures-href";
import { witnessHref } from "@/lib/queries/witness/witness-href";
import type { ShownRecord } from "./shown-record";
import { VerdictRow } from "./verdict-row";

type Props = ShownRecord & { readonly children: ReactNode };

/** Which record it is, and what each instrument says of it. `children`: the way to the others. */
export function RecordHead({ scope, values, head, verdicts, children }: Props) {
  const { run } = head;
  const suite = scope.suite.name;
  return (
    <header className="space-y-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link href={failuresHref(suite, values)} className="link inline-flex items-center gap-0.5 text-ink-2">
          <ChevronLeft aria-hidden className="size-3.5" />
          Failures
        </Link>
        {values.difference !== null && (
          <Link
            href={witnessHref(suite, scope.values)}
            className="link inline-flex items-center gap-0.5 text-ink-2"
          >
            <ChevronLeft aria-hidden className="size-3.5" />
            Log against wire
          </Link>
        )}
        <div className="ml-auto">{children}</div>
      </div>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
        <h1 className="min-w-0 text-lg font-semibold tracking-tight [overflow-wrap:anywhere]">
          <Link href={caseHref(suite, head.caseId, scope.values)} className="link">
            <Literal className="font-sans text-lg">{head.caseId}</Literal>
          </Link>
        </h1>
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-3 text-ink-2 [overflow-wrap:anywhere]">
          <span>trial {head.trial}</span>
          <span>
            run <Literal className="font-sans text-sm">{run.runId}</Literal>
          </span>
          {run.model !== null && <Literal className="font-sans text-sm">{run.model}</Literal>}
          {run.gitSha !== null && <Literal>{run.gitSha.slice(0, 12)}</Literal>}
          <Timestamp at={run.orderedAt} />
        </p>
      </div>
      {head.accountOf === null && (
        <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
          <div className="min-w-0 flex-1 basis-80">
            <VerdictRow scope={scope} head={head} verdicts={verdicts} />
          </div>
          {head.caseVersionId !== null && (
            <ExpectationLink
              href={caseHref(suite, head.caseId, { ...scope.values, record: head.recordId })}
            />
          )}
        </div>
      )}
    </header>
  );
}
