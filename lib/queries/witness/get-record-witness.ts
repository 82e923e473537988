import { Prisma } from "../../db/generated/client.ts";
import { readRows } from "../read-rows.ts";
import { type AccountRow, listAccounts } from "../record/list-accounts.ts";
import type { RecordHead } from "../record/record-head.ts";
import { getWitnessOutline } from "./get-witness-outline.ts";
import type { WitnessOutline } from "./witness-outline.ts";

export type RecordWitness = {
  readonly outline: WitnessOutline;
  /** The other records of the trial. */
  readonly accounts: readonly AccountRow[];
};

type Head = Pick<RecordHead, "key" | "contentHash" | "accountOf">;

/** A record's accounts held against each other; null where there is but one, or the record is itself such an account. */
export async function getRecordWitness(suiteId: number, head: Head): Promise<RecordWitness | null> {
  if (head.accountOf !== null) return null;
  const [accounts, [own]] = await Promise.all([
    listAccounts(suiteId, head.key),
    readRows<{ own_log: boolean }>(
      Prisma.sql`SELECT own_log FROM record WHERE suite_id = ${suiteId} AND id = ${head.key}::bigint`,
    ),
  ]);
  if (accounts.length === 0 && own?.own_log !== true) return null;
  const outline = await getWitnessOutline({
    suiteId,
    recordKey: head.key,
    contentHash: [head.contentHash, ...accounts.map((account) => account.contentHash)].join(),
  });
  return outline === null ? null : { outline, accounts };
}
