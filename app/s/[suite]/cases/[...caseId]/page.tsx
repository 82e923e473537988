import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { createLoader, type SearchParams } from "nuqs/server";
import { Suspense } from "react";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { decodeStoredText } from "@/lib/json/decode-stored-text";
import { caseParams } from "@/lib/queries/cases/case-params";
import { hasCaseRecords } from "@/lib/queries/cases/has-case-records";
import { listCaseVersions } from "@/lib/queries/cases/list-case-versions";
import { getScope } from "@/lib/queries/get-scope";
import { idOfPath } from "@/lib/queries/id-of-path";
import { CaseDefinition } from "./case-definition";
import { CaseHead } from "./case-head";
import { CaseRuns } from "./case-runs";
import { Proposals } from "./proposals";

type Props = {
  readonly params: Promise<{ suite: string; caseId: string[] }>;
  readonly searchParams: Promise<SearchParams>;
};

const load = createLoader(caseParams);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: decodeStoredText(idOfPath((await params).caseId)).slice(0, 200) };
}

export default async function CasePage({ params, searchParams }: Props) {
  const { suite, caseId: path } = await params;
  const [scope, values] = await Promise.all([getScope(suite, searchParams), load(searchParams)]);
  const caseId = decodeStoredText(idOfPath(path));
  const versions = await listCaseVersions(scope.suite.id, caseId);
  if (versions.length === 0 && !(await hasCaseRecords(scope.suite.id, caseId))) notFound();
  const shown = { scope, values, caseId, versions };
  return (
    <div className="mx-auto max-w-400 space-y-6 p-4 md:px-6">
      <CaseHead {...shown} />
      {versions.length === 0 && (
        <Notice tone="warn">
          Records name this case, but nobody has defined it, so nothing is held against their calls. Send its
          definition, and they will be graded.
        </Notice>
      )}
      {values.record !== null && versions.length > 0 && (
        <Suspense
          key={`${values.record} ${values.fix}`}
          fallback={<Waiting label="Trying changes of the case" />}
        >
          <Proposals {...shown} recordId={values.record} />
        </Suspense>
      )}
      {versions.length > 0 && (
        <Suspense fallback={<Waiting label="Reading the case" />}>
          <CaseDefinition {...shown} />
        </Suspense>
      )}
      <Suspense fallback={<Waiting label="Reading the records" />}>
        <CaseRuns {...shown} />
      </Suspense>
    </div>
  );
}

function Waiting({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-label={label} className="space-y-3">
      <Skeleton className="h-6 w-60" />
      <Skeleton className="h-48" />
    </div>
  );
}
