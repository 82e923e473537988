import { db } from "../db/client.ts";
import { countWaiting, type WaitingCounts } from "./count-waiting.ts";
import type { InstrumentRow } from "./instrument-row.ts";
import { listInstruments } from "./list-instruments.ts";
import { listRuns } from "./list-runs.ts";
import { listSuites } from "./list-suites.ts";
import type { RunRow } from "./run-row.ts";
import type { SuiteSummary } from "./suite-summary.ts";

/** What the frame around a suite's pages shows. */
export type Frame = {
  readonly suites: readonly SuiteSummary[];
  /** The newest 100. */
  readonly runs: readonly RunRow[];
  readonly runCount: number;
  readonly instruments: readonly InstrumentRow[];
  readonly waiting: WaitingCounts;
};

export async function getFrame(suiteId: number): Promise<Frame> {
  const [suites, runs, runCount, instruments, waiting] = await Promise.all([
    listSuites(),
    listRuns(suiteId, { newest: 100 }),
    db().run.count({ where: { suiteId } }),
    listInstruments(suiteId),
    countWaiting(suiteId),
  ]);
  return { suites, runs, runCount, instruments, waiting };
}
