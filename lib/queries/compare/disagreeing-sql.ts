import { Prisma } from "../../db/generated/client.ts";
import { inRuns } from "../in-runs.ts";
import type { Scope } from "../scope.ts";
import type { DisagreementSide } from "./disagreement-sides.ts";

const DETAILS: Readonly<Record<DisagreementSide, string>> = {
  effects_hold: "effect_passed_calls_failed",
  effects_fail: "effect_failed_calls_passed",
};

/** `record_id` of every record of the scope that disagrees on a side, by the signal that grading left. */
export function disagreeingSql(scope: Scope, effectId: number, side: DisagreementSide): Prisma.Sql {
  return Prisma.sql`SELECT record_id FROM signal WHERE suite_id = ${scope.suite.id} AND instrument_id = ${effectId}
    AND signal = 'disagreement' AND detail = ${DETAILS[side]} ${inRuns(scope)}`;
}
