import { Count } from "@/components/ui/count";
import { Literal } from "@/components/ui/literal";
import { Notice } from "@/components/ui/notice";
import type { InstrumentRow } from "@/lib/queries/instrument-row";
import type { RunRow } from "@/lib/queries/run-row";

type Props = {
  readonly run: RunRow;
  readonly instrument: InstrumentRow;
  /** Records of the run that the instrument has no verdict of. */
  readonly unseen: number;
};

/** Says that an instrument has not graded all of a run. */
export function RegradeRun({ run, instrument, unseen }: Props) {
  return (
    <Notice tone="warn">
      <Count value={unseen} /> {unseen === 1 ? "record" : "records"} of run <Literal>{run.runId}</Literal>{" "}
      {unseen === 1 ? "has" : "have"} no verdict under {instrument.level} v{instrument.version}: the numbers
      leave {unseen === 1 ? "it" : "them"} out.
    </Notice>
  );
}
