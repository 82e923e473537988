import { cache } from "react";
import { db } from "../../db/client.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import type { RuleChange } from "../../rules/rule-change.ts";

/** One adoption of rules; texts are decoded. */
export type AdoptionRow = {
  /** A bigint as text. */
  readonly id: string;
  readonly at: Date;
  readonly actor: string;
  readonly reason: string;
  readonly changes: readonly RuleChange[];
  /** Current from then on. */
  readonly instruments: readonly { readonly id: number; readonly level: string; readonly version: number }[];
  /** Null: there was nothing to grade. */
  readonly regrade: number | null;
};

type Detail = Pick<AdoptionRow, "reason" | "changes" | "instruments" | "regrade">;

const MOST = 200;

/** Who adopted which rules when and why, newest first; at most 200. Once per request. */
export const listAdoptions = cache(async (suiteId: number): Promise<readonly AdoptionRow[]> => {
  const rows = await db().auditEntry.findMany({
    where: { suiteId, action: "adopt_rules" },
    orderBy: { id: "desc" },
    take: MOST,
  });
  return rows.map((row) => {
    const { reason, changes, instruments, regrade } = JSON.parse(decodeStoredText(row.detail)) as Detail;
    return {
      id: String(row.id),
      at: row.at,
      actor: decodeStoredText(row.actor),
      reason,
      changes,
      instruments,
      regrade,
    };
  });
});
