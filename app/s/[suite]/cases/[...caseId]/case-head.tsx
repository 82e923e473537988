import { ChevronLeft } from "lucide-react";
import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button-link";
import { Literal } from "@/components/ui/literal";
import { decodeStoredText } from "@/lib/json/decode-stored-text";
import { failuresHref } from "@/lib/queries/failures-href";
import { recordPage } from "@/lib/queries/record-page";
import { scopeHref } from "@/lib/queries/scope-href";
import { toStoredText } from "@/lib/queries/to-stored-text";
import type { ShownCase } from "./shown-case";

/** Which case it is, and the ways back. */
export function CaseHead({ scope, values, caseId, versions }: ShownCase) {
  const current = versions.find((one) => one.current);
  const suite = scope.suite.name;
  const { record } = values;
  return (
    <header className="space-y-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {record !== null && (
          <Link
            href={scopeHref(suite, recordPage(decodeStoredText(record)), scope.values)}
            className="link inline-flex min-w-0 items-center gap-0.5 text-ink-2"
          >
            <ChevronLeft aria-hidden className="size-3.5 shrink-0" />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              Record <Literal>{decodeStoredText(record)}</Literal>
            </span>
          </Link>
        )}
        <span className="ml-auto">
          <ButtonLink size="sm" href={failuresHref(suite, { ...scope.values, case: [toStoredText(caseId)] })}>
            Its failures
          </ButtonLink>
        </span>
      </div>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
        <h1 className="min-w-0 text-lg font-semibold tracking-tight [overflow-wrap:anywhere]">
          <Literal className="font-sans text-lg">{caseId}</Literal>
        </h1>
        <p className="flex flex-wrap items-baseline gap-x-2 text-ink-2">
          {current === undefined ? "not defined" : `version ${current.version}`}
          {current?.createdBy != null && <Badge>adopted here</Badge>}
          {current?.broken && <Badge tone="outline">contract broken</Badge>}
        </p>
      </div>
    </header>
  );
}
