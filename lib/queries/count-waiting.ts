import { cache } from "react";
import { db } from "../db/client.ts";

/** What waits for a person in a suite. */
export type WaitingCounts = {
  /** Things to mend in the contract: violations that one change mends count once. */
  readonly broken: number;
  /** Cases that these violations leave ungraded. */
  readonly brokenCases: number;
  readonly undeclaredTools: number;
  /** Items of running samples that lack a label, and those whose reviewers disagree. */
  readonly itemsToLabel: number;
  readonly disagreements: number;
  /** Records of which the effect in force and the argument claims say different things. */
  readonly effectDisagreements: number;
  /** Records whose accounts differ: the agent's log, the wire, the handlers. */
  readonly witnessDifferences: number;
  /** Ingests that stopped half-way and that no later one has completed. */
  readonly incompleteIngests: number;
  /** Objects refused, and conflicts left standing, in the newest ingest. */
  readonly rejects: number;
  readonly conflicts: number;
  readonly newestIngestId: number | null;
};

/** Once per request: the frame and the Overview both ask. */
export const countWaiting = cache(async (suiteId: number): Promise<WaitingCounts> => {
  const [row] = await db().$queryRaw<Record<string, bigint | number | null>[]>`
    SELECT
      (SELECT count(*) FROM (SELECT DISTINCT code, "group" FROM contract_violation
        WHERE suite_id = ${suiteId} AND severity = 'error') v) AS broken,
      (SELECT count(*) FROM case_version WHERE suite_id = ${suiteId} AND current AND broken) AS broken_cases,
      (SELECT count(*) FROM tool
        WHERE suite_id = ${suiteId} AND effect IS NULL AND declared_effect IS NULL) AS undeclared,
      (SELECT count(*) FROM ingest
        WHERE suite_id = ${suiteId} AND state IN ('interrupted', 'failed') AND completed_by IS NULL) AS incomplete,
      (SELECT coalesce(sum(r.records), 0)::bigint FROM instrument i
        JOIN signal_rollup r ON r.suite_id = i.suite_id AND r.instrument_id = i.id
        WHERE i.suite_id = ${suiteId} AND i.level = 'effect' AND i.current AND r.signal = 'disagreement') AS effect_disagreements,
      (SELECT coalesce(sum(r.records), 0)::bigint FROM instrument i
        JOIN signal_rollup r ON r.suite_id = i.suite_id AND r.instrument_id = i.id
        WHERE i.suite_id = ${suiteId} AND i.level = 'equivalent' AND i.current AND r.signal = 'witness') AS witness_differences,
      n.rejects, n.conflicts, n.id AS newest
      , w.to_label, w.disagreements
    FROM (SELECT 1) one
    CROSS JOIN (SELECT
        count(*) FILTER (WHERE NOT l.adjudicated AND l.reviewers < s.reviews_per_item) AS to_label,
        count(*) FILTER (WHERE NOT l.adjudicated AND l.reviewers >= s.reviews_per_item AND l.truths > 1) AS disagreements
      FROM sample s JOIN sample_item i ON i.suite_id = s.suite_id AND i.sample_id = s.id
      CROSS JOIN LATERAL (SELECT count(*) AS reviewers, count(DISTINCT n.truth) AS truths,
          coalesce(bool_or(n.adjudicated), false) AS adjudicated
        FROM (SELECT DISTINCT ON (reviewer) truth, adjudicated FROM label
          WHERE suite_id = s.suite_id AND sample = s.id AND record_id = i.record_id
            AND call_index IS NOT DISTINCT FROM i.call_index AND NOT withdrawn
          ORDER BY reviewer, id DESC) n) l
      WHERE s.suite_id = ${suiteId} AND s.stopped_at IS NULL) w
    LEFT JOIN (SELECT id, rejects, conflicts FROM ingest WHERE suite_id = ${suiteId} ORDER BY id DESC LIMIT 1) n ON true`;
  const number = (name: string) => Number(row?.[name] ?? 0);
  return {
    broken: number("broken"),
    brokenCases: number("broken_cases"),
    undeclaredTools: number("undeclared"),
    itemsToLabel: number("to_label"),
    disagreements: number("disagreements"),
    effectDisagreements: number("effect_disagreements"),
    witnessDifferences: number("witness_differences"),
    incompleteIngests: number("incomplete"),
    rejects: number("rejects"),
    conflicts: number("conflicts"),
    newestIngestId: row?.newest == null ? null : Number(row.newest),
  };
});
