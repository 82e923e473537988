import { Prisma } from "../../db/generated/client.ts";
import type { Claim } from "../../grading/claims.ts";
import { readRows } from "../read-rows.ts";
import type { Scope } from "../scope.ts";
import { blamedSql } from "./blamed-sql.ts";
import type { DisagreementSide } from "./disagreement-sides.ts";
import type { EffectInstruments } from "./effect-instruments.ts";
import { listUnitLabels } from "./list-unit-labels.ts";

/** Disagreeing records that one thing would explain. */
export type DisagreementGroup = {
  /** As stored: of `effects_hold` the tool (empty: none) and path (empty: the whole call); else the effect. */
  readonly tool: string;
  readonly path: string;
  readonly claims: readonly Claim[];
  readonly records: number;
  /** Those of them that nothing else would explain. */
  readonly alone: number;
  /** Those of them that are labelled as records. */
  readonly right: number;
  readonly wrong: number;
  readonly cases: number;
  /** The message of one finding, as stored. */
  readonly said: string;
};

const GROUPS = 100;

/** The groups of a side, the largest first, at most 100. A record with several findings is in several groups. */
export async function listDisagreementGroups(
  scope: Scope,
  instruments: EffectInstruments,
  side: DisagreementSide,
): Promise<readonly DisagreementGroup[]> {
  const blamed = blamedSql(scope, instruments, side);
  const { units } = await listUnitLabels(scope);
  const labelled = units.flatMap(({ recordKey, callIndex, effective }) =>
    callIndex === null && effective.state === "labelled" && effective.truth !== "unsure"
      ? [{ key: recordKey, right: effective.truth === "agent_right" }]
      : [],
  );
  return readRows<DisagreementGroup>(Prisma.sql`
    WITH blamed AS (SELECT b.*, count(*) OVER (PARTITION BY record_id) AS things FROM (${blamed}) b)
    SELECT b.tool, b.path, array_agg(DISTINCT b.claim) AS claims, count(*)::int AS records,
      (count(*) FILTER (WHERE b.things = 1))::int AS alone,
      (count(*) FILTER (WHERE l.is_right))::int AS right,
      (count(*) FILTER (WHERE NOT l.is_right))::int AS wrong,
      count(DISTINCT r.case_id)::int AS cases, min(b.said) AS said
    FROM blamed b
    JOIN record r ON r.suite_id = ${scope.suite.id} AND r.id = b.record_id
    LEFT JOIN unnest(${labelled.map(({ key }) => key)}::bigint[], ${labelled.map(({ right }) => right)}::bool[])
      AS l (record_id, is_right) ON l.record_id = b.record_id
    GROUP BY b.tool, b.path ORDER BY records DESC, b.tool, b.path LIMIT ${GROUPS}`);
}
