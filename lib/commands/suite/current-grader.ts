import type { PoolClient } from "pg";
import { inTransaction } from "../../db/in-transaction.ts";
import { pool } from "../../db/pool.ts";
import { loadSuite } from "../../queries/load-suite.ts";
import { SuiteGrader } from "../grading/suite-grader.ts";
import { ensureInstruments, type StoredInstrument } from "./ensure-instruments.ts";

/** A grader of a suite under its current instruments, for as long as `session` holds the suite's lock. */
export async function currentGrader(
  session: PoolClient,
  suiteId: number,
): Promise<{ readonly grader: SuiteGrader; readonly instruments: readonly StoredInstrument[] }> {
  const suite = await loadSuite(session, suiteId);
  const { instruments } = await inTransaction(session, () =>
    ensureInstruments(session, suiteId, suite, { reason: "Regrade", actor: "claimcheck" }),
  );
  return { grader: new SuiteGrader(pool(), suiteId, suite, instruments), instruments };
}
