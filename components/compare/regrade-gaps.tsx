import { RegradeNotice } from "@/components/contract/regrade-notice";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { Count } from "@/components/ui/count";
import { Literal } from "@/components/ui/literal";
import { Notice } from "@/components/ui/notice";
import { findNewestRegrade } from "@/lib/queries/find-newest-regrade";
import type { InstrumentRow } from "@/lib/queries/instrument-row";
import type { RunRow } from "@/lib/queries/run-row";
import type { Scope } from "@/lib/queries/scope";
import type { RegradeDeed } from "./regrade-deed";

/** Records of a run that an instrument has no verdict of; `unseen` 0: it has seen all. */
type Gap = { readonly run: RunRow; readonly instrument: InstrumentRow; readonly unseen: number };

type Props = { readonly scope: Scope; readonly gaps: readonly Gap[]; readonly regrade: RegradeDeed };

/** Says which runs an instrument has not graded to the end, and offers to have that done. */
export async function RegradeGaps({ scope, gaps, regrade }: Props) {
  const open = [
    ...new Map(
      gaps.filter(({ unseen }) => unseen > 0).map((gap) => [`${gap.run.id} ${gap.instrument.id}`, gap]),
    ),
  ];
  if (open.length === 0) return null;
  const newest = await findNewestRegrade(scope.suite.id);
  if (newest !== null && (newest.state === "pending" || newest.state === "running")) {
    return <RegradeNotice regrade={newest} />;
  }
  return open.map(([key, { run, instrument, unseen }]) => {
    const name = `${instrument.level} v${instrument.version}`;
    const one = unseen === 1;
    return (
      <Notice
        key={key}
        tone="warn"
        action={
          instrument.id !== 0 && (
            <ConfirmButton
              label={`Regrade this run under ${name}`}
              title={`Regrade run ${run.runId} under ${name}?`}
              says={`Its ${unseen.toLocaleString("en")} ${one ? "record" : "records"} without a verdict under ${name} will be graded, in the background. Verdicts of other instruments stay as they are.`}
              confirm="Regrade"
              action={regrade.bind(null, run.key, `${instrument.level}.v${instrument.version}`)}
            />
          )
        }
      >
        <Count value={unseen} /> {one ? "record" : "records"} of run <Literal>{run.runId}</Literal>{" "}
        {one ? "has" : "have"} no verdict under {name}: the numbers leave {one ? "it" : "them"} out.
      </Notice>
    );
  });
}
