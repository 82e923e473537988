import { ChevronLeft } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import type { SearchParams } from "nuqs/server";
import { getReviewer } from "@/components/review/get-reviewer";
import { ReviewGate } from "@/components/review/review-gate";
import type { ReviewSample } from "@/components/review/review-sample";
import { ReviewerForm } from "@/components/review/reviewer-form";
import { Badge } from "@/components/ui/badge";
import { Literal } from "@/components/ui/literal";
import { getScope } from "@/lib/queries/get-scope";
import { getReviewStanding } from "@/lib/queries/review/get-review-standing";
import { getSample } from "@/lib/queries/samples/get-sample";
import { scopeHref } from "@/lib/queries/scope-href";
import { ReadOnlyItem } from "./read-only-item";
import { loadReviewParams } from "./search-params";

export const metadata: Metadata = { title: "Review" };

type Props = {
  readonly params: Promise<{ suite: string; id: string }>;
  readonly searchParams: Promise<SearchParams>;
};

export default async function ReviewPage({ params, searchParams }: Props) {
  const { suite, id } = await params;
  const [scope, { item }, reviewer] = await Promise.all([
    getScope(suite, searchParams),
    loadReviewParams(searchParams),
    getReviewer(),
  ]);
  const found = /^\d{1,9}$/.test(id) ? await getSample(scope.suite.id, Number(id)) : null;
  if (found === null) notFound();
  const sample: ReviewSample = {
    suite: scope.suite.name,
    id: found.id,
    name: found.name,
    unit: found.unit,
    seed: found.seed,
    blind: found.blind,
    reviewsPerItem: found.reviewsPerItem,
    simulated: found.simulated,
  };
  return (
    <div className="mx-auto max-w-400 space-y-3 p-4 md:px-6">
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Link
          href={scopeHref(sample.suite, `samples/${sample.id}`, scope.values)}
          className="link inline-flex items-center gap-0.5 text-ink-2"
        >
          <ChevronLeft aria-hidden className="size-3.5" />
          Sample
        </Link>
        <h1 className="min-w-0 font-semibold [overflow-wrap:anywhere]">
          Review: <Literal className="font-sans text-sm">{sample.name}</Literal>
        </h1>
        <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-3">
          <span>{sample.unit}</span>
          <span>
            seed <Literal>{sample.seed}</Literal>
          </span>
          {sample.blind && (
            <Badge title="what the instrument said is told once the label is given">blind</Badge>
          )}
          {sample.reviewsPerItem > 1 && <Badge>{sample.reviewsPerItem} reviewers an item</Badge>}
          {sample.simulated && <Badge tone="warn">simulated</Badge>}
        </p>
      </header>
      {item !== null ? (
        <ReadOnlyItem
          suite={scope.suite}
          values={scope.values}
          sample={sample}
          position={item}
          reviewer={reviewer}
        />
      ) : reviewer === null ? (
        <div className="max-w-100 py-8">
          <ReviewerForm reviewer={null} />
        </div>
      ) : (
        <ReviewGate
          key={reviewer}
          sample={sample}
          reviewer={reviewer}
          {...(await getReviewStanding(scope.suite.id, sample.id, reviewer))}
        />
      )}
    </div>
  );
}
