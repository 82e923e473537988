import { toRunChoice } from "@/components/frame/to-run-choice";
import { Section } from "@/components/ui/section";
import { findRunPair } from "@/lib/queries/compare/find-run-pair";
import { getChangeSplit } from "@/lib/queries/compare/get-change-split";
import { getFrame } from "@/lib/queries/get-frame";
import type { Scope } from "@/lib/queries/scope";
import type { TrendsParams } from "@/lib/queries/trends/trends-params";
import { InstrumentPick } from "./instrument-pick";
import type { RegradeDeed } from "./regrade-deed";
import { RegradeGaps } from "./regrade-gaps";
import { RunPick } from "./run-pick";
import { SplitTable } from "./split-table";
import { SplitWaterfall } from "./split-waterfall";

type Props = {
  readonly scope: Scope;
  readonly params: Pick<TrendsParams, "a" | "b" | "old" | "new">;
  readonly regrade: RegradeDeed;
};

/** How much of a change between two runs is the agent, and how much the instrument. */
export async function SplitSection({ scope, params, regrade }: Props) {
  const [pair, { runs, runCount }] = await Promise.all([
    findRunPair(scope, params),
    getFrame(scope.suite.id),
  ]);
  if (pair === "too_few") return null;
  if ("missing" in pair) {
    return (
      <Section title="Agent or instrument">
        <p className="text-ink-2">The address names a run that this suite does not have: choose another.</p>
      </Section>
    );
  }
  const made = await getChangeSplit(scope, pair, params);
  const choices = runs.map(toRunChoice);
  const judge = scope.instruments.filter((row) => !(scope.unit === "calls" && row.level === "harness"));
  const gaps = [
    { run: pair.a, instrument: made.old, unseen: made.unseen.before },
    { run: pair.a, instrument: made.new, unseen: made.unseen.regraded },
    { run: pair.b, instrument: made.new, unseen: made.unseen.after },
  ];
  const versions = scope.instruments.filter((row) => row.level === made.new.level).length;
  return (
    <Section
      title="Agent or instrument"
      note={`what a change of the measured rate is made of, exactly; ${scope.unit}; counts, so without an interval`}
    >
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <RunPick
          name="a"
          label="A"
          chosen={{ key: pair.a.key, runId: pair.a.runId }}
          runs={choices}
          total={runCount}
        />
        <InstrumentPick name="old" label="old" chosen={made.old} instruments={judge} />
        <span aria-hidden className="text-ink-3">
          →
        </span>
        <RunPick
          name="b"
          label="B"
          chosen={{ key: pair.b.key, runId: pair.b.runId }}
          runs={choices}
          total={runCount}
        />
        <InstrumentPick name="new" label="new" chosen={made.new} instruments={judge} />
      </div>
      <div className="mb-2 space-y-2 empty:hidden">
        <RegradeGaps scope={scope} gaps={gaps} regrade={regrade} />
      </div>
      {made.split === null ? (
        <p className="max-w-140 py-3 text-ink-2">{whyNone(scope, made)}</p>
      ) : (
        <div className="max-w-240 space-y-2">
          <SplitWaterfall scope={scope} pair={pair} made={made} split={made.split} />
          {made.old.id === made.new.id && (
            <p className="text-xs text-ink-2">
              {versions === 1
                ? `There is one version of ${made.new.level} yet: adopting a rule makes the next one.`
                : "Both sides are graded by the same version: choose another as old to see an instrument’s part."}
            </p>
          )}
          <SplitTable made={made} split={made.split} />
        </div>
      )}
    </Section>
  );
}

function whyNone({ unit }: Scope, made: Awaited<ReturnType<typeof getChangeSplit>>): string {
  if (unit === "calls" && (made.old.level === "harness" || made.new.level === "harness")) {
    return "A harness judges whole records, not single calls. Choose records, or other instruments.";
  }
  const name = ({ level, version }: { level: string; version: number }) => `${level} v${version}`;
  if (made.before.graded === 0) return `Run A has nothing graded by ${name(made.old)}.`;
  if (made.regraded.graded === 0) {
    return `Run A has nothing graded by ${name(made.new)}: without that the change can’t be split.`;
  }
  return `Run B has nothing graded by ${name(made.new)}.`;
}
