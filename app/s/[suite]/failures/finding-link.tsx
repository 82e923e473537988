"use client";
import Link from "next/link";
import { failureRecordHref } from "@/lib/queries/failure-record-href";
import type { FindingRow } from "@/lib/queries/failures/finding-row";
import { SignaturePath } from "./signature-path";
import { useFailuresNavigation } from "./use-failures-navigation";

/** To the record of a finding, this filter in hand; the whole row is its target. */
export function FindingLink({ row }: { readonly row: FindingRow }) {
  const { suite, params } = useFailuresNavigation();
  return (
    <Link
      data-row
      prefetch={false}
      href={failureRecordHref(suite, row.recordId, params)}
      className="flex min-w-0 scroll-mt-20 scroll-mb-16 outline-none after:absolute after:inset-0"
    >
      <SignaturePath tool={row.tool} path={row.path} />
    </Link>
  );
}
