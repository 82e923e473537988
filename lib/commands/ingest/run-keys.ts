import type { Pool } from "pg";
import { bareRun } from "../../grading/bare-run.ts";
import { fingerprint } from "./fingerprint.ts";
import { stored } from "./stored.ts";

const KEPT = 50_000;

/** The store's keys of runs; a run that only records name is made, marked as pending for this ingest. */
export class RunKeys {
  private readonly known = new Map<string, number>();
  private readonly pool: Pool;
  private readonly suiteId: number;
  private readonly ingestId: number;

  constructor(pool: Pool, suiteId: number, ingestId: number) {
    this.pool = pool;
    this.suiteId = suiteId;
    this.ingestId = ingestId;
  }

  async ensure(runIds: ReadonlySet<string>): Promise<ReadonlyMap<string, number>> {
    if (this.known.size > KEPT) this.known.clear();
    const missing = [...runIds].filter((id) => !this.known.has(id));
    if (missing.length === 0) return this.known;
    const ids = missing.map((id) => stored(id));
    await this.pool.query(
      `INSERT INTO run (suite_id, run_id, ordered_at, content_hash, pending_ingest_id)
       SELECT $1, r.run_id, now(), r.hash, $4 FROM unnest($2::text[], $3::uuid[]) WITH ORDINALITY AS r (run_id, hash, seq)
       ORDER BY r.seq ON CONFLICT (suite_id, run_id) DO NOTHING`,
      [this.suiteId, ids, missing.map((id) => fingerprint(bareRun(id))), this.ingestId],
    );
    const { rows } = await this.pool.query<{ run_id: string; id: number }>(
      "SELECT run_id, id FROM run WHERE suite_id = $1 AND run_id = ANY($2)",
      [this.suiteId, ids],
    );
    const keys = new Map(rows.map((row) => [row.run_id, row.id]));
    for (const [i, id] of missing.entries()) this.known.set(id, keys.get(ids[i] as string) as number);
    return this.known;
  }
}
