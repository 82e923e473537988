import { Download } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { SearchParams } from "nuqs/server";
import { ConflictsTable } from "@/components/ingest/conflicts-table";
import { CountsTable } from "@/components/ingest/counts-table";
import { FilesTable } from "@/components/ingest/files-table";
import { IngestOutcome } from "@/components/ingest/ingest-outcome";
import { RejectsTable } from "@/components/ingest/rejects-table";
import { StateBadge } from "@/components/ingest/state-badge";
import { buttonClass } from "@/components/ui/button-class";
import { ButtonLink } from "@/components/ui/button-link";
import { bytes } from "@/components/ui/bytes";
import { Count } from "@/components/ui/count";
import { Literal } from "@/components/ui/literal";
import { PageHead } from "@/components/ui/page-head";
import { Section } from "@/components/ui/section";
import { Timestamp } from "@/components/ui/timestamp";
import { markDeadIngests } from "@/lib/commands/mark-dead-ingests";
import { findIngest } from "@/lib/queries/find-ingest";
import { getScope } from "@/lib/queries/get-scope";
import { listConflicts } from "@/lib/queries/list-conflicts";
import { listRejects } from "@/lib/queries/list-rejects";
import { scopeHref } from "@/lib/queries/scope-href";
import { acceptAsIs } from "../actions";
import { loadIngestParams } from "./search-params";

const ON_A_PAGE = 100;

type Props = {
  readonly params: Promise<{ suite: string; id: string }>;
  readonly searchParams: Promise<SearchParams>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `Ingest ${(await params).id}` };
}

export default async function IngestPage({ params, searchParams }: Props) {
  const { suite, id: text } = await params;
  const [scope, after] = await Promise.all([getScope(suite, searchParams), loadIngestParams(searchParams)]);
  const id = /^\d{1,9}$/.test(text) ? Number(text) : null;
  await markDeadIngests();
  const detail = id === null ? null : await findIngest(scope.suite, id);
  if (id === null || detail === null) notFound();
  const [rejects, conflicts] = await Promise.all([
    listRejects(id, after.rejectsAfter, ON_A_PAGE),
    listConflicts(id, after.conflictsAfter, ON_A_PAGE),
  ]);
  const { ingest } = detail;
  const here = (more: Record<string, string>) =>
    scopeHref(scope.suite.name, `ingests/${id}`, scope.values, more);
  return (
    <div className="space-y-6 p-4 md:px-6">
      <PageHead
        title={
          <span className="inline-flex flex-wrap items-center gap-2">
            Ingest {id} <StateBadge state={ingest.state} completedBy={ingest.completedBy} />
          </span>
        }
        action={
          <ButtonLink size="sm" href={scopeHref(scope.suite.name, "ingests", scope.values)}>
            All ingests
          </ButtonLink>
        }
      />
      <IngestOutcome scope={scope} detail={detail} accept={acceptAsIs.bind(null, id)} />
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-1">
        <dt className="text-ink-3">source</dt>
        <dd>
          <Literal>{ingest.source}</Literal> <span className="text-ink-3">by {ingest.via}</span>
        </dd>
        <dt className="text-ink-3">format</dt>
        <dd>
          {ingest.format ?? "not recognized"}
          {ingest.replace && " · what differed was replaced"}
        </dd>
        <dt className="text-ink-3">started (UTC)</dt>
        <dd>
          <Timestamp at={ingest.startedAt} seconds />
          {ingest.finishedAt !== null && (
            <span className="text-ink-3">
              {" "}
              · took {((ingest.finishedAt.getTime() - ingest.startedAt.getTime()) / 1000).toFixed(1)} s
            </span>
          )}
        </dd>
        <dt className="text-ink-3">size</dt>
        <dd>{bytes(ingest.bytesTotal ?? (ingest.bytes || null))}</dd>
        {detail.streamHash !== null && (
          <>
            <dt className="text-ink-3">SHA-256</dt>
            <dd>
              <Literal className="break-all">{detail.streamHash}</Literal>
            </dd>
          </>
        )}
      </dl>
      <Section title="What came in">
        <CountsTable counts={detail.counts} />
      </Section>
      {detail.files.length > 0 && (
        <Section title="Files" note="what each was taken for, and what was read from it">
          <FilesTable files={detail.files} suite={scope.suite.name} />
        </Section>
      )}
      <Section
        title="Rejects"
        note={
          <>
            <Count value={ingest.rejects} /> refused, each alone; everything else came in
          </>
        }
        action={
          ingest.rejects > 0 && (
            <a className={buttonClass({ size: "sm" })} href={`/api/ingests/${id}/rejects`} download>
              <Download aria-hidden /> Download
            </a>
          )
        }
      >
        {rejects.rows.length > 0 && <RejectsTable rows={rejects.rows} />}
        {rejects.more && (
          <ButtonLink
            size="sm"
            className="mt-2"
            href={here({ rejectsAfter: String(rejects.rows.at(-1)?.seq ?? after.rejectsAfter) })}
          >
            Next rejects
          </ButtonLink>
        )}
      </Section>
      <Section
        title="Conflicts"
        note={
          <>
            <Count value={ingest.conflicts} /> with the id of something stored and other content
            {ingest.conflicts > 0 && "; the stored ones stay, unless the stream is sent again with replace"}
          </>
        }
      >
        {conflicts.rows.length > 0 && <ConflictsTable rows={conflicts.rows} />}
        {conflicts.more && (
          <ButtonLink
            size="sm"
            className="mt-2"
            href={here({ conflictsAfter: String(conflicts.rows.at(-1)?.seq ?? after.conflictsAfter) })}
          >
            Next conflicts
          </ButtonLink>
        )}
      </Section>
    </div>
  );
}
