import { ReviewerPicker } from "@/components/review/reviewer-picker";
import type { InstrumentRow } from "@/lib/queries/instrument-row";
import type { SuiteSummary } from "@/lib/queries/suite-summary";
import { InstrumentPicker } from "./instrument-picker";
import type { RunChoice } from "./run-choice";
import { RunsPicker } from "./runs-picker";
import { Shortcuts } from "./shortcuts";
import { SuitePicker } from "./suite-picker";
import { ThemeSwitch } from "./theme-switch";

type Props = {
  readonly suite: string;
  readonly suites: readonly SuiteSummary[];
  readonly runs: readonly RunChoice[];
  readonly runCount: number;
  readonly instruments: readonly InstrumentRow[];
  readonly reviewer: string | null;
};

/** Suite ▸ runs ▸ instrument, and the tools of every page. */
export function TopBar({ suite, suites, runs, runCount, instruments, reviewer }: Props) {
  const step = (
    <span aria-hidden className="shrink-0 text-ink-3">
      ▸
    </span>
  );
  return (
    <header className="sticky top-0 z-20 flex min-h-11 items-center gap-1 border-b bg-canvas px-1.5 md:px-3">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-0.5 py-1 md:flex-nowrap">
        <SuitePicker suite={suite} suites={suites} />
        {step}
        <RunsPicker suite={suite} runs={runs} total={runCount} />
        {instruments.length > 0 && (
          <>
            {step}
            <InstrumentPicker instruments={instruments} />
          </>
        )}
      </div>
      <div className="flex shrink-0 items-center gap-1">
        <Shortcuts suite={suite} />
        <ReviewerPicker reviewer={reviewer} />
        <ThemeSwitch />
      </div>
    </header>
  );
}
