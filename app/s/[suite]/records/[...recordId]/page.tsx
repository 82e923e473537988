import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { createLoader, type SearchParams } from "nuqs/server";
import { Suspense } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { ClaimcheckError } from "@/lib/claimcheck-error";
import { getScope } from "@/lib/queries/get-scope";
import { idOfPath } from "@/lib/queries/id-of-path";
import { getRecord } from "@/lib/queries/record/get-record";
import { listRecordVerdicts } from "@/lib/queries/record/list-record-verdicts";
import type { RecordHead as Head } from "@/lib/queries/record/record-head";
import { recordParams } from "@/lib/queries/record/record-params";
import { AccountNotice } from "./account-notice";
import { RecordAside } from "./record-aside";
import { RecordEvidence } from "./record-evidence";
import { RecordHead } from "./record-head";
import { RecordNeighbours } from "./record-neighbours";

type Props = {
  readonly params: Promise<{ suite: string; recordId: string[] }>;
  readonly searchParams: Promise<SearchParams>;
};

const load = createLoader(recordParams);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: idOfPath((await params).recordId).slice(0, 200) };
}

export default async function RecordPage({ params, searchParams }: Props) {
  const { suite, recordId } = await params;
  const [scope, values] = await Promise.all([getScope(suite, searchParams), load(searchParams)]);
  const head = await findRecord(scope.suite.id, idOfPath(recordId));
  if (head === null) notFound();
  const verdicts = await listRecordVerdicts(scope.suite.id, head.key);
  const shown = { scope, values, head, verdicts };
  return (
    <div className="mx-auto max-w-400 space-y-4 p-4 md:px-6">
      <RecordHead {...shown}>
        {head.accountOf === null && (
          <Suspense fallback={<Skeleton className="h-7 w-48" />}>
            <RecordNeighbours {...shown} />
          </Suspense>
        )}
      </RecordHead>
      <AccountNotice {...shown} />
      <Suspense
        fallback={
          <div role="status" aria-label="Reading the calls" className="space-y-3">
            <Skeleton className="h-6 w-80" />
            <Skeleton className="h-48" />
            <Skeleton className="h-48" />
          </div>
        }
      >
        <RecordEvidence {...shown} />
      </Suspense>
      <RecordAside {...shown} />
    </div>
  );
}

async function findRecord(suiteId: number, recordId: string): Promise<Head | null> {
  try {
    return await getRecord(suiteId, recordId);
  } catch (error) {
    if (error instanceof ClaimcheckError && error.code === "not_found") return null;
    throw error;
  }
}
