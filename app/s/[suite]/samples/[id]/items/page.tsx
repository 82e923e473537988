import type { Metadata } from "next";
import type { SearchParams } from "nuqs/server";
import { ItemsFilter } from "@/components/samples/items-filter";
import { ItemsTable } from "@/components/samples/items-table";
import { SampleHead } from "@/components/samples/sample-head";
import { ButtonLink } from "@/components/ui/button-link";
import { Count } from "@/components/ui/count";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { chooseInstrument } from "@/lib/queries/choose-instrument";
import { listItemVerdicts } from "@/lib/queries/samples/list-item-verdicts";
import { listReadableItems } from "@/lib/queries/samples/list-readable-items";
import { matchesItem } from "@/lib/queries/samples/matches-item";
import { sampleItemsHref } from "@/lib/queries/samples/sample-items-href";
import { getPageSample } from "../get-page-sample";
import { loadItemsParams } from "./search-params";

export const metadata: Metadata = { title: "Items of a sample" };

type Props = {
  readonly params: Promise<{ suite: string; id: string }>;
  readonly searchParams: Promise<SearchParams>;
};

const SHOWN = 100;

export default async function ItemsPage({ params, searchParams }: Props) {
  const [about, filter] = await Promise.all([
    getPageSample(params, searchParams),
    loadItemsParams(searchParams),
  ]);
  const { scope, sample, reviewer } = about;
  const other = filter.by === null ? null : chooseInstrument(scope.instruments, filter.by);
  const [items, verdicts] = await Promise.all([
    listReadableItems(scope.suite.id, sample, reviewer),
    other && listItemVerdicts(scope.suite.id, sample, [other.id]),
  ]);
  const said = (other && verdicts?.get(other.id)) ?? null;
  const found = items.filter((item) =>
    matchesItem(item, filter, said === null ? item.verdict : (said.get(item.position) ?? null)),
  );
  const hidden = items.filter(({ stratum }) => stratum === null).length;
  const from = Math.max(0, Math.min(filter.from, found.length - 1));
  const causes = [
    ...new Set(items.flatMap(({ effective }) => (effective.state === "labelled" ? [effective.cause] : []))),
  ].toSorted((a, b) => (a === null ? 1 : b === null ? -1 : a < b ? -1 : 1));
  const page = (start: number) =>
    sampleItemsHref(scope.suite.name, sample.id, scope.values, { ...filter, from: start });
  return (
    <div className="space-y-4 p-4 md:px-6">
      <SampleHead {...about} tab="items" />
      <ItemsFilter scope={scope} sample={sample} filter={filter} causes={causes} />
      {hidden > 0 && (
        <Notice tone="info">
          Of <Count value={hidden} /> {hidden === 1 ? "item" : "items"} still in review, verdicts
          {sample.reviewsPerItem > 1 && " and the labels of others"} are hidden from who has not labelled{" "}
          {hidden === 1 ? "it" : "them"}; under a filter by verdict or stratum they are left out.
        </Notice>
      )}
      <p className="text-ink-2" role="status">
        <strong className="font-semibold text-ink">
          <Count value={found.length} /> {found.length === 1 ? "item" : "items"}
        </strong>{" "}
        of <Count value={items.length} />
      </p>
      {found.length === 0 ? (
        <EmptyState
          title="No item under this filter"
          action={
            <ButtonLink href={sampleItemsHref(scope.suite.name, sample.id, scope.values, {})}>
              All items
            </ButtonLink>
          }
        >
          What is chosen above in colour narrows the list; choosing it again takes it back.
        </EmptyState>
      ) : (
        <ItemsTable
          scope={scope}
          sample={sample}
          rows={found.slice(from, from + SHOWN)}
          saidBy={
            other === null || said === null
              ? null
              : { name: `${other.level}.v${other.version}`, verdicts: said }
          }
        />
      )}
      <div className="flex gap-2">
        {from > 0 && (
          <ButtonLink size="sm" href={page(Math.max(0, from - SHOWN))}>
            Previous
          </ButtonLink>
        )}
        {from + SHOWN < found.length && (
          <ButtonLink size="sm" href={page(from + SHOWN)}>
            Next
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
