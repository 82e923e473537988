import type { InstrumentRow } from "./instrument-row.ts";
import type { RunRow } from "./run-row.ts";
import type { ScopeValues } from "./scope-values.ts";
import type { SuiteRow } from "./suite-row.ts";

/** What a page of a suite is about: its suite, runs, instrument and unit. */
export type Scope = {
  readonly suite: SuiteRow;
  /** The chosen runs, newest first; null: all runs. */
  readonly runs: readonly RunRow[] | null;
  /** Run ids in the URL that the suite does not have. */
  readonly unknownRuns: readonly string[];
  readonly instrument: InstrumentRow;
  /** Every instrument of the suite, levels in their order, newest version first. */
  readonly instruments: readonly InstrumentRow[];
  readonly unit: "records" | "calls";
  /** As the URL said it: what links carry on. */
  readonly values: ScopeValues;
};
