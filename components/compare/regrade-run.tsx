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

type Props = {
  readonly scope: Scope;
  readonly run: RunRow;
  readonly instrument: InstrumentRow;
  /** Records of the run that the instrument has no verdict of. */
  readonly unseen: number;
  readonly regrade: RegradeDeed;
};

/** Says that an instrument has not graded all of a run, and offers to have that done. */
export async function RegradeRun({ scope, run, instrument, unseen, regrade }: Props) {
  const newest = await findNewestRegrade(scope.suite.id);
  if (newest !== null && (newest.state === "pending" || newest.state === "running")) {
    return <RegradeNotice regrade={newest} />;
  }
  const name = `${instrument.level} v${instrument.version}`;
  const one = unseen === 1;
  return (
    <Notice
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
}
