import { Prisma } from "../../db/generated/client.ts";
import { readRows } from "../read-rows.ts";
import type { Scope } from "../scope.ts";
import { disagreeingSql } from "./disagreeing-sql.ts";
import type { DisagreementSide } from "./disagreement-sides.ts";

/** Records of the scope that disagree, by the way they do. */
export async function countDisagreements(
  scope: Scope,
  effectId: number,
): Promise<Readonly<Record<DisagreementSide, number>>> {
  const count = (side: DisagreementSide) =>
    Prisma.sql`(SELECT count(*)::int FROM (${disagreeingSql(scope, effectId, side)}) d)`;
  const [row] = await readRows<Record<DisagreementSide, number>>(Prisma.sql`
    SELECT ${count("effects_hold")} AS effects_hold, ${count("effects_fail")} AS effects_fail`);
  return row ?? { effects_hold: 0, effects_fail: 0 };
}
