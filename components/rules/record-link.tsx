"use client";
import Link from "next/link";
import { useScopeValues } from "@/components/frame/use-scope-values";
import { Literal } from "@/components/ui/literal";
import { recordHref } from "@/lib/queries/record/record-href";
import { useSuiteName } from "./suite-name-context";

type Props = {
  readonly recordId: string;
  readonly callIndex?: number | null;
  /** The level whose verdict is meant; else the scope's instrument. */
  readonly level?: string;
  /** What names it here. */
  readonly children: string;
};

/** Leads to a record, at the call that is meant. */
export function RecordLink({ recordId, callIndex = null, level, children }: Props) {
  const scope = useScopeValues();
  const href = recordHref(useSuiteName(), recordId, { ...scope, ...(level && { instrument: level }) });
  return (
    <Link
      href={callIndex === null ? href : `${href}#call-${callIndex}`}
      prefetch={false}
      title={recordId}
      className="link"
    >
      <Literal>{children}</Literal>
    </Link>
  );
}
