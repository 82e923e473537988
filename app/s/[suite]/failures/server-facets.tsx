import { type ReactNode, Suspense } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { countCases } from "@/lib/queries/failures/count-cases";
import { countInstruments } from "@/lib/queries/failures/count-instruments";
import { countSignals } from "@/lib/queries/failures/count-signals";
import { countWitness } from "@/lib/queries/failures/count-witness";
import type { Facet } from "@/lib/queries/failures/facet";
import type { FacetValues } from "@/lib/queries/failures/facet-values";
import type { FailureFilter } from "@/lib/queries/failures/failure-filter";
import { listFacets } from "@/lib/queries/failures/list-facets";
import type { Scope } from "@/lib/queries/scope";
import { FacetSection } from "./facet-section";
import { InstrumentSection } from "./instrument-section";

type Props = { readonly scope: Scope; readonly filter: Promise<FailureFilter> };

const SHOWN = { limit: 12 };
/** Title, whether it starts open, and how many rows it usually has: the size of what stands in for it. */
const SECTIONS: readonly { facet: Facet; title: string; open: boolean; rows: number }[] = [
  { facet: "claim", title: "Claim", open: true, rows: 5 },
  { facet: "kind", title: "Kind", open: true, rows: 6 },
  { facet: "tool", title: "Tool", open: true, rows: 12 },
  { facet: "path", title: "Argument path", open: true, rows: 12 },
  { facet: "case", title: "Case", open: false, rows: 0 },
  { facet: "run", title: "Run", open: false, rows: 0 },
  { facet: "model", title: "Model", open: false, rows: 0 },
  { facet: "signal", title: "Signal", open: false, rows: 0 },
  { facet: "witness", title: "Log against wire", open: false, rows: 0 },
];
const HEAD_PX = 37;
const ROW_PX = 24;

/** Every facet with its counts over the whole filter; each arrives when it is counted. */
export function ServerFacets({ scope, filter }: Props) {
  const dimensions = filter.then((known) => listFacets(known, SHOWN));
  const cases = filter.then((known) => countCases(known, SHOWN));
  const signals = filter.then(countSignals);
  const witness = filter.then(countWitness);
  for (const promise of [dimensions, cases, signals, witness]) promise.catch(() => undefined);
  const valuesOf = (facet: Facet): Promise<FacetValues> => {
    if (facet === "case") return cases;
    if (facet === "signal") return signals;
    if (facet === "witness") return witness;
    return dimensions.then(
      (all) => all.find((values) => values.facet === facet) ?? { facet, values: [], total: 0 },
    );
  };
  const scopeRuns = scope.runs?.map((run) => run.key) ?? [];
  return (
    <>
      {SECTIONS.map(({ facet, title, open, rows }) => (
        <Suspense
          key={facet}
          fallback={
            <div className="border-b py-2" style={{ height: HEAD_PX + rows * ROW_PX }}>
              <Skeleton className="h-full" />
            </div>
          }
        >
          <Counted values={valuesOf(facet)}>
            {(values) => <FacetSection title={title} values={values} open={open} scopeRuns={scopeRuns} />}
          </Counted>
        </Suspense>
      ))}
      <Suspense fallback={<Skeleton className="mt-2 h-36" />}>
        <Instruments scope={scope} filter={filter} />
      </Suspense>
    </>
  );
}

async function Counted({
  values,
  children,
}: {
  readonly values: Promise<FacetValues>;
  readonly children: (values: FacetValues) => ReactNode;
}) {
  return children(await values);
}

/** Those in force, and the one that is chosen. */
async function Instruments({ scope, filter }: Props) {
  const shown = scope.instruments.filter(({ current, id }) => current || id === scope.instrument.id);
  return (
    <InstrumentSection counts={await countInstruments(await filter, shown)} current={scope.instrument.id} />
  );
}
