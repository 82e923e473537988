import { ArrowLeftRight } from "lucide-react";
import { toRunChoice } from "@/components/frame/to-run-choice";
import { ButtonLink } from "@/components/ui/button-link";
import { Segments } from "@/components/ui/segments";
import { compareHref } from "@/lib/queries/compare/compare-href";
import type { CompareParams } from "@/lib/queries/compare/compare-params";
import type { RunPair } from "@/lib/queries/compare/find-run-pair";
import type { RunRow } from "@/lib/queries/run-row";
import type { Scope } from "@/lib/queries/scope";
import { RunPick } from "./run-pick";

type Props = {
  readonly scope: Scope;
  readonly params: CompareParams;
  readonly pair: RunPair;
  readonly runs: readonly RunRow[];
  readonly total: number;
};

/** Which two runs, which way round, in which unit. */
export function CompareControls({ scope, params, pair, runs, total }: Props) {
  const { a, b } = pair;
  const choices = runs.map(toRunChoice);
  const here = (change: Partial<CompareParams>) =>
    compareHref(scope.suite.name, { ...params, a: a.key, b: b.key, after: null, ...change });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <RunPick name="a" label="A" chosen={{ key: a.key, runId: a.runId }} runs={choices} total={total} />
      <ButtonLink
        href={here({ a: b.key, b: a.key })}
        size="icon"
        tone="quiet"
        scroll={false}
        aria-label="Swap the runs"
        title="Swap the runs"
      >
        <ArrowLeftRight aria-hidden />
      </ButtonLink>
      <RunPick name="b" label="B" chosen={{ key: b.key, runId: b.runId }} runs={choices} total={total} />
      <Segments
        label="Unit"
        options={(["records", "calls"] as const).map((one) => ({
          text: one,
          href: here({ unit: one }),
          current: one === scope.unit,
        }))}
      />
    </div>
  );
}
