import { Prisma } from "../../db/generated/client.ts";
import { readRows } from "../read-rows.ts";
import type { FindingKeys } from "./finding-keys.ts";

const FEW = 5000;

/**
 * The keys of all findings `f` under some conditions, where they are few; else null. What has no index in any
 * list's order (text, signals) is gathered and then sorted where it is rare, and met soon by walking the order
 * where it is not.
 */
export async function findFewFindings(
  instrumentId: number,
  conditions: Prisma.Sql,
): Promise<FindingKeys | null> {
  const rows = await readRows<{ record_id: string; seq: number }>(Prisma.sql`
    select f.record_id::text as record_id, f.seq from finding f where ${conditions} limit ${FEW + 1}`);
  if (rows.length > FEW) return null;
  return {
    instrumentId,
    recordIds: rows.map((row) => row.record_id),
    seqs: rows.map((row) => row.seq),
  };
}
