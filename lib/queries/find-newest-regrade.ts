import { db } from "../db/client.ts";
import { LEVELS, type Level } from "../grading/claims.ts";
import { decodeOptionalText } from "../json/decode-optional-text.ts";
import { decodeStoredText } from "../json/decode-stored-text.ts";

export type LevelChanges = {
  readonly level: Level;
  readonly changes: readonly { readonly from: string; readonly to: string; readonly records: number }[];
};

/** The newest regrade of a suite; texts are decoded. */
export type RegradeRow = {
  readonly id: number;
  readonly reason: string;
  readonly state: string;
  /** It is at work by its state, but has shown no sign of life for a while: it goes on with the next start. */
  readonly stalled: boolean;
  readonly records: number;
  readonly total: number;
  readonly error: string | null;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  readonly changes: readonly LevelChanges[];
};

const STALLED_MS = 60_000;

/** What the newest regrade did or is doing; null where nothing was ever regraded. */
export async function findNewestRegrade(suiteId: number): Promise<RegradeRow | null> {
  const row = await db().regrade.findFirst({ where: { suiteId }, orderBy: { id: "desc" } });
  if (row === null) return null;
  const changes = JSON.parse(row.changes) as Partial<Record<Level, Record<string, number>>>;
  return {
    id: row.id,
    reason: decodeStoredText(row.reason),
    state: row.state,
    stalled:
      ["pending", "running"].includes(row.state) && Date.now() - row.heartbeatAt.getTime() > STALLED_MS,
    records: row.records,
    total: row.total,
    error: decodeOptionalText(row.error),
    startedAt: row.startedAt,
    finishedAt: row.finishedAt,
    changes: LEVELS.flatMap((level) => {
      const ofLevel = Object.entries(changes[level] ?? {}).map(([change, records]) => {
        const [from, to] = change.split("To");
        return { from: from ?? "", to: (to ?? "").toLowerCase(), records };
      });
      return ofLevel.length === 0 ? [] : [{ level, changes: ofLevel }];
    }),
  };
}
