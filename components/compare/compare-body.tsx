import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button-link";
import { Count } from "@/components/ui/count";
import { Notice } from "@/components/ui/notice";
import { Section } from "@/components/ui/section";
import { CASE_CHANGES } from "@/lib/compare/case-changes";
import { classifyCase } from "@/lib/compare/classify-case";
import { compareHref } from "@/lib/queries/compare/compare-href";
import type { CompareParams } from "@/lib/queries/compare/compare-params";
import type { RunPair } from "@/lib/queries/compare/find-run-pair";
import { getComparison } from "@/lib/queries/compare/get-comparison";
import { listComparedCases } from "@/lib/queries/compare/list-compared-cases";
import type { Scope } from "@/lib/queries/scope";
import { ChangeGroups } from "./change-groups";
import { CHANGE_WORDS } from "./change-words";
import { ChangedPartsTable } from "./changed-parts-table";
import { ComparedCases } from "./compared-cases";
import { ComparisonHead } from "./comparison-head";
import type { RegradeDeed } from "./regrade-deed";
import { RegradeGaps } from "./regrade-gaps";

type Props = {
  readonly scope: Scope;
  readonly params: CompareParams;
  readonly pair: RunPair;
  readonly regrade: RegradeDeed;
};

const SHOWN = 100;

/** The sentence, then what changed, case by case. */
export async function CompareBody({ scope, params, pair, regrade }: Props) {
  const comparison = await getComparison(scope, pair);
  const { groups } = comparison.cases;
  const chosen = params.group ?? CASE_CHANGES.find((change) => groups[change] > 0) ?? "newly_fails";
  const runs = { suiteId: scope.suite.id, instrumentId: scope.instrument.id, ...pair };
  const { rows, next } = await listComparedCases(
    runs,
    comparison.profiles.filter(({ a, b }) => classifyCase(a, b) === chosen).map(({ key }) => key),
    { after: params.after, limit: SHOWN },
  );
  const here = (change: Partial<CompareParams>) =>
    compareHref(scope.suite.name, { ...params, a: pair.a.key, b: pair.b.key, after: null, ...change });
  return (
    <>
      <ComparisonHead scope={scope} pair={pair} comparison={comparison} />
      <div className="space-y-2 empty:hidden">
        {pair.a.id === pair.b.id && (
          <Notice tone="info">A and B are the same run: choose another to see what changed.</Notice>
        )}
        <Unsettled pair={pair} />
        <RegradeGaps
          scope={scope}
          gaps={(["a", "b"] as const).map((side) => ({
            run: pair[side],
            instrument: scope.instrument,
            unseen: comparison[side].unseen,
          }))}
          regrade={regrade}
        />
        {comparison.redefined > 0 && (
          <Notice tone="info">
            <Count value={comparison.redefined} /> of the shared cases{" "}
            {comparison.redefined === 1 ? "has" : "have"} another expectation in B than in A: there the suite
            changed too, not only the agent.
          </Notice>
        )}
      </div>
      <div className="grid gap-6 border-t pt-4 lg:grid-cols-2">
        <ChangeGroups comparison={comparison} chosen={chosen} hrefOf={(group) => here({ group })} />
        <ChangedPartsTable scope={scope} pair={pair} comparison={comparison} />
      </div>
      <div className="border-t pt-4">
        <Section
          title={`Cases: ${CHANGE_WORDS[chosen].name}`}
          note={
            <>
              <Count value={groups[chosen]} /> · {CHANGE_WORDS[chosen].means}
              {scope.unit === "calls" && " · by the verdict of whole records"}
            </>
          }
        >
          {rows.length === 0 ? (
            <p className="py-3 text-ink-2">{params.after === null ? "No such case." : "No more cases."}</p>
          ) : (
            <ComparedCases scope={scope} pair={pair} rows={rows} />
          )}
          <div className="mt-3 flex items-center gap-2">
            {params.after !== null && (
              <ButtonLink size="sm" href={here({ group: chosen })}>
                First
              </ButtonLink>
            )}
            {next !== null && (
              <ButtonLink size="sm" href={here({ group: chosen, after: next })}>
                Next {SHOWN}
              </ButtonLink>
            )}
          </div>
        </Section>
      </div>
    </>
  );
}

/** A run that is still being written or counted is no run to judge yet. */
function Unsettled({ pair }: { readonly pair: RunPair }) {
  const open = (["a", "b"] as const).filter((side) => pair[side].incomplete || pair[side].stale);
  if (open.length === 0) return null;
  return (
    <Notice tone="warn">
      {open.map((side) => (
        <span key={side} className="mr-2">
          Run {side.toUpperCase()}{" "}
          <Badge tone="warn">{pair[side].incomplete ? "incomplete" : "being counted"}</Badge>
        </span>
      ))}
      its numbers will still change.
    </Notice>
  );
}
