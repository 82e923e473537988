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
  /** `whole`: under the current instruments, by one process. `shared`: what lacks a verdict, by any number of workers. */
  readonly kind: "whole" | "shared";
  /** Those of a shared one, such as `equivalent v2`. */
  readonly instruments: readonly string[];
  /** How many runs a shared one was asked for; null: all. */
  readonly runs: number | null;
  readonly state: string;
  /** It is at work by its state, but has shown no sign of life for a while. */
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
  const keys = JSON.parse(row.instruments ?? "[]") as number[];
  const instruments = await db().instrument.findMany({
    where: { suiteId, id: { in: keys } },
    orderBy: { id: "asc" },
    select: { level: true, version: true },
  });
  const changes = JSON.parse(row.changes) as Partial<Record<Level, Record<string, number>>>;
  return {
    id: row.id,
    reason: decodeStoredText(row.reason),
    kind: row.kind === "shared" ? "shared" : "whole",
    instruments: instruments.map(({ level, version }) => `${level} v${version}`),
    runs: row.runs === null ? null : (JSON.parse(row.runs) as number[]).length,
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
