import Link from "next/link";
import { Suspense } from "react";
import { Badge } from "@/components/ui/badge";
import { Literal } from "@/components/ui/literal";
import { Skeleton } from "@/components/ui/skeleton";
import { Timestamp } from "@/components/ui/timestamp";
import { populationWords } from "@/lib/queries/samples/population-words";
import type { SampleRow } from "@/lib/queries/samples/sample-row";
import type { Scope } from "@/lib/queries/scope";
import { scopeHref } from "@/lib/queries/scope-href";
import { EstimateSoFar } from "./estimate-so-far";
import { ProgressLines } from "./progress-lines";
import { SampleState } from "./sample-state";

type Props = { readonly scope: Scope; readonly samples: readonly SampleRow[] };

const COLUMNS = "lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,3fr)_minmax(0,8rem)] lg:gap-6";

/** Samples, newest first: what they were drawn from, how far they are, what they say so far. */
export function SampleList({ scope, samples }: Props) {
  return (
    <div>
      <div aria-hidden className={`hidden text-xs text-ink-3 ${COLUMNS}`}>
        <span>sample and its population</span>
        <span>labelled</span>
        <span>audited so far, 95 % interval</span>
        <span>state</span>
      </div>
      <ul aria-label="Samples" className="mt-1 border-t">
        {samples.map((sample) => (
          <li key={sample.id} className={`space-y-2 border-b py-2.5 lg:space-y-0 ${COLUMNS}`}>
            <div className="min-w-0">
              <p className="flex flex-wrap items-baseline gap-x-2">
                <Link
                  href={scopeHref(scope.suite.name, `samples/${sample.id}`, scope.values)}
                  className="link min-w-0 font-medium [overflow-wrap:anywhere]"
                >
                  <Literal className="font-sans text-sm">{sample.name}</Literal>
                </Link>
                {sample.simulated && <Badge tone="accent">simulated</Badge>}
                {sample.blind && <Badge>blind</Badge>}
                {sample.reviewsPerItem > 1 && <Badge>{sample.reviewsPerItem} reviewers an item</Badge>}
              </p>
              <p className="text-xs text-ink-2 [overflow-wrap:anywhere]">
                {sample.unit} of {populationWords(sample.population).join(" · ")}, by the verdict of{" "}
                {sample.instrument.level} v{sample.instrument.version}
              </p>
              <p className="text-xs text-ink-3">
                drawn <Timestamp at={sample.createdAt} /> by{" "}
                <Literal className="font-sans">{sample.createdBy}</Literal>
              </p>
            </div>
            <ProgressLines sample={sample} together />
            <Suspense fallback={<Skeleton className="h-9" />}>
              <EstimateSoFar suiteId={scope.suite.id} sample={sample} />
            </Suspense>
            <div>
              <SampleState sample={sample} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
