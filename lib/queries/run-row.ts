/** A run as the screens know it; texts are decoded. */
export type RunRow = {
  readonly id: number;
  readonly runId: string;
  /** The run id as stored text: what URLs carry, which can't hold every string. */
  readonly key: string;
  readonly orderedAt: Date;
  /** False where the run came without a start: `orderedAt` is when it was first ingested. */
  readonly hasStart: boolean;
  readonly agent: string | null;
  readonly model: string | null;
  readonly gitSha: string | null;
  /** An ingest that has begun to write this run has not finished: its rates are incomplete. */
  readonly incomplete: boolean;
  /** Rows changed and the rollups do not yet say so. */
  readonly stale: boolean;
};
