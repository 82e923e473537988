import { Prisma } from "../../db/generated/client.ts";
import { readRows } from "../read-rows.ts";
import { failureConditions } from "./failure-conditions.ts";
import type { FailureFilter } from "./failure-filter.ts";

const FEW = 5000;

export type FindingKeys = { readonly recordIds: readonly string[]; readonly seqs: readonly number[] };

/**
 * The keys of everything that the filter holds, where that is little; else null. Text and signals have no index
 * in any list's order: few hits must be gathered and then sorted, many are met soon by walking the order.
 */
export async function findFewFindings(filter: FailureFilter): Promise<FindingKeys | null> {
  const rows = await readRows<{ record_id: string; seq: number }>(Prisma.sql`
    select f.record_id::text as record_id, f.seq from finding f
    where ${failureConditions(filter, "finding")} limit ${FEW + 1}`);
  if (rows.length > FEW) return null;
  return { recordIds: rows.map((row) => row.record_id), seqs: rows.map((row) => row.seq) };
}
