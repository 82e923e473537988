import type { Metadata } from "next";
import type { SearchParams } from "nuqs/server";
import { DropZone } from "@/components/ingest/drop-zone";
import { History } from "@/components/ingest/history";
import { isRunning } from "@/components/ingest/is-running";
import { WaysIn } from "@/components/ingest/ways-in";
import { ButtonLink } from "@/components/ui/button-link";
import { PageHead } from "@/components/ui/page-head";
import { RefreshWhile } from "@/components/ui/refresh-while";
import { Section } from "@/components/ui/section";
import { markDeadIngests } from "@/lib/commands/mark-dead-ingests";
import { getScope } from "@/lib/queries/get-scope";
import { listIngests } from "@/lib/queries/list-ingests";
import { scopeHref } from "@/lib/queries/scope-href";
import { loadIngestsParams } from "./search-params";

export const metadata: Metadata = { title: "Ingests" };

type Props = { readonly params: Promise<{ suite: string }>; readonly searchParams: Promise<SearchParams> };

export default async function IngestsPage({ params, searchParams }: Props) {
  const [scope, { before }] = await Promise.all([
    params.then(({ suite }) => getScope(suite, searchParams)),
    loadIngestsParams(searchParams),
  ]);
  await markDeadIngests();
  const { rows, more } = await listIngests(scope.suite, before);
  const last = rows.at(-1);
  return (
    <div className="space-y-6 p-4 md:px-6">
      <PageHead title="Ingests" note="what came in, what was refused, what stands against what is stored" />
      <DropZone>
        <details className="mt-4">
          <summary className="text-ink-2 hover:text-ink">From a terminal or CI ▸</summary>
          <div className="mt-2">
            <WaysIn suite={scope.suite.name} />
          </div>
        </details>
      </DropZone>
      <Section title="History">
        <RefreshWhile active={rows.some((row) => isRunning(row.state))} />
        {rows.length === 0 ? (
          <p className="py-4 text-ink-2">
            {before === null
              ? "Nothing was sent to this suite yet. Every file that you send stands here, with its rejects."
              : "No earlier ingest."}
          </p>
        ) : (
          <History scope={scope} rows={rows} />
        )}
        <div className="mt-3 flex gap-2">
          {before !== null && (
            <ButtonLink size="sm" href={scopeHref(scope.suite.name, "ingests", scope.values)}>
              Newest
            </ButtonLink>
          )}
          {more && last && (
            <ButtonLink
              size="sm"
              href={scopeHref(scope.suite.name, "ingests", scope.values, { before: String(last.id) })}
            >
              Earlier
            </ButtonLink>
          )}
        </div>
      </Section>
    </div>
  );
}
