import type { Claim } from "@/lib/grading/claims";

/** One run of the chart: how many fail each claim. */
export type ClaimBar = Readonly<Partial<Record<Claim, number>>> & {
  /** Stored run id, for links. */
  readonly key: string;
  readonly runId: string;
  /** Day, UTC: 2026-11-24. */
  readonly day: string;
  readonly graded: number;
  readonly failing: number;
  /** An ingest of the run has begun and is not finished. */
  readonly incomplete: boolean;
};
