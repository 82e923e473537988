import type { SampleRow } from "@/lib/queries/samples/sample-row";
import { ExtendDialog } from "./extend-dialog";
import { ResumeButton } from "./resume-button";
import { StopDialog } from "./stop-dialog";

type Props = {
  readonly sample: SampleRow;
  readonly extend: (wanted: { failed: number; clean: number }) => Promise<string | null>;
  readonly stop: (how: string | null) => Promise<string | null>;
};

/** Larger, ended, or going on again: what can be changed about a sample. */
export function SampleActions({ sample, extend, stop }: Props) {
  const { items, labelled, finished } = sample.progress;
  const side = (verdict: "fail" | "pass") => {
    const own = sample.strata.filter((one) => one.verdict === verdict);
    return {
      drawn: own.reduce((sum, { size }) => sum + size, 0),
      population: own.reduce((sum, { population }) => sum + population, 0),
    };
  };
  const [failed, clean] = [side("fail"), side("pass")];
  const more = failed.drawn < failed.population || clean.drawn < clean.population;
  return (
    <>
      {more && (
        <ExtendDialog
          key={`${failed.drawn} ${clean.drawn}`}
          unit={sample.unit}
          failed={failed}
          clean={clean}
          extend={extend}
        />
      )}
      {sample.stopped !== null ? (
        <ResumeButton resume={stop.bind(null, null)} />
      ) : (
        !finished && <StopDialog left={items - labelled} stop={stop} />
      )}
    </>
  );
}
