import type { PoolClient } from "pg";
import { inTransaction } from "../../db/in-transaction.ts";
import { pool } from "../../db/pool.ts";
import type { IngestCounts } from "../../queries/ingest-counts.ts";
import { loadSuite } from "../../queries/load-suite.ts";
import { SuiteGrader } from "../grading/suite-grader.ts";
import { checkSuiteContract } from "../suite/check-suite-contract.ts";
import { ensureInstruments } from "../suite/ensure-instruments.ts";
import { queueRegrade } from "../suite/queue-regrade.ts";
import { mergeCases } from "./merge-cases.ts";
import { mergeFoundCases } from "./merge-found-cases.ts";
import { mergeLabels } from "./merge-labels.ts";
import { mergeRuns } from "./merge-runs.ts";
import { mergeSuite } from "./merge-suite.ts";
import { mergeTools } from "./merge-tools.ts";
import type { RejectRows } from "./reject-rows.ts";
import { releaseFoundCases } from "./release-found-cases.ts";
import type { StreamDefinitions } from "./stream-definitions.ts";

type Wanted = {
  readonly ingestId: number;
  readonly streamHash: string;
  readonly suite: string;
  readonly replace: boolean;
  readonly demo: boolean;
  readonly actor: string;
  readonly counts: IngestCounts;
};

/**
 * All that the stream defines goes into the suite in one transaction: suite, tools, cases, runs and labels, then
 * the contract, the instruments, and the order to regrade what the changes touch.
 */
export async function storeDefinitions(
  session: PoolClient,
  stream: StreamDefinitions,
  rejects: RejectRows,
  wanted: Wanted,
): Promise<{ readonly suiteId: number; readonly created: boolean; readonly grader: SuiteGrader }> {
  const { ingestId, counts, replace } = wanted;
  return inTransaction(session, async () => {
    const suite = await mergeSuite(session, wanted.suite, stream, wanted, counts);
    const suiteId = suite.id;
    const target = { suiteId, ingestId, replace };
    const tools = await mergeTools(session, target, stream, counts);
    const released = await releaseFoundCases(session, suiteId);
    const cases = await mergeCases(session, target, counts);
    await mergeFoundCases(session, target, counts);
    const runs = await mergeRuns(session, target, stream, counts);
    await mergeLabels(session, target, stream.labels, counts);
    for (const conflict of [...suite.conflicts, ...tools.conflicts, ...cases.conflicts, ...runs]) {
      rejects.addConflict(conflict);
    }
    const compiled = await loadSuite(session, suiteId);
    const touched = await checkSuiteContract(session, suiteId, compiled, {
      everything: tools.changed,
      stream: { tools: stream.tools.map(({ object }) => object.name), duplicateTools: tools.duplicates },
    });
    const reason = `Ingest ${ingestId}`;
    const { instruments, changed } = await ensureInstruments(session, suiteId, compiled, {
      reason,
      actor: wanted.actor,
    });
    await queueRegrade(session, suiteId, {
      caseIds: suite.changed || tools.changed || changed ? null : [...new Set([...touched, ...released])],
      reason: `${reason} changed what is graded by`,
      actor: wanted.actor,
    });
    await stream.close();
    await session.query(
      `UPDATE ingest SET suite_id = $2, suite_name = (SELECT name FROM suite WHERE id = $2), stream_hash = $3,
         counts = $4, heartbeat_at = now() WHERE id = $1`,
      [ingestId, suiteId, wanted.streamHash, JSON.stringify(counts)],
    );
    return {
      suiteId,
      created: suite.created,
      grader: new SuiteGrader(pool(), suiteId, compiled, instruments),
    };
  });
}
