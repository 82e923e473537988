import type { Pool } from "pg";
import type { IngestProgress, IngestState } from "./ingest-progress.ts";
import { stored } from "./stored.ts";

/** Progress is told this often, and kept in the store this often while no batch is written. */
const TELL_MS = 100;
const KEEP_MS = 1000;

type Opened = {
  readonly source: string;
  readonly via: string;
  readonly format: string;
  readonly suite: string | null;
  readonly replace: boolean;
  readonly bytesTotal: number | null;
};

/** The history's row of a running ingest, and who wants to hear how far it is. */
export class IngestLog {
  readonly id: number;
  private readonly pool: Pool;
  private readonly onProgress: ((progress: IngestProgress) => void) | undefined;
  private progress: IngestProgress;
  private told = 0;
  private kept = 0;
  private keeping: Promise<unknown> = Promise.resolve();

  private constructor(
    pool: Pool,
    id: number,
    opened: Opened,
    onProgress?: (progress: IngestProgress) => void,
  ) {
    this.pool = pool;
    this.id = id;
    this.onProgress = onProgress;
    this.progress = {
      ingest: id,
      state: "reading",
      suite: opened.suite,
      bytes: 0,
      bytesTotal: opened.bytesTotal,
      objects: 0,
      records: 0,
      calls: 0,
      rejects: 0,
      conflicts: 0,
    };
  }

  static async open(
    pool: Pool,
    opened: Opened,
    onProgress?: (progress: IngestProgress) => void,
  ): Promise<IngestLog> {
    const { rows } = await pool.query<{ id: number }>(
      `INSERT INTO ingest (suite_name, source, via, format, replace, state, bytes_total)
       VALUES ($1, $2, $3, $4, $5, 'reading', $6) RETURNING id`,
      [
        stored(opened.suite ?? ""),
        stored(opened.source),
        opened.via,
        opened.format,
        opened.replace,
        opened.bytesTotal,
      ],
    );
    const log = new IngestLog(pool, rows[0]?.id as number, opened, onProgress);
    log.tell(true);
    return log;
  }

  get bytes(): number {
    return this.progress.bytes;
  }

  /** Enters a state; a new pass counts its bytes and objects from nothing. */
  async enter(state: IngestState, suite?: string): Promise<void> {
    this.progress = {
      ...this.progress,
      state,
      suite: suite ?? this.progress.suite,
      ...(state === "writing" ? { bytes: 0, objects: 0 } : {}),
    };
    await this.keep();
    this.tell(true);
  }

  update(
    part: Partial<Pick<IngestProgress, "objects" | "records" | "calls" | "rejects" | "conflicts">>,
  ): void {
    this.progress = { ...this.progress, ...part };
    this.tell(false);
  }

  addBytes(count: number): void {
    this.progress = { ...this.progress, bytes: this.progress.bytes + count };
    this.tell(false);
    if (performance.now() - this.kept > KEEP_MS) {
      // A heartbeat that fails says nothing new: the next write fails too, and is awaited.
      this.keeping = this.keep().catch(() => undefined);
    }
  }

  async settle(): Promise<void> {
    await this.keeping;
  }

  private async keep(): Promise<void> {
    this.kept = performance.now();
    const { id, progress } = this;
    await this.pool.query(
      `UPDATE ingest SET state = $2, bytes = $3, suite_name = $4, heartbeat_at = now()
       WHERE id = $1 AND state IN ('reading', 'waiting', 'regrading', 'writing', 'joining')`,
      [id, progress.state, progress.bytes, stored(progress.suite ?? "")],
    );
  }

  private tell(now: boolean): void {
    if (!this.onProgress || (!now && performance.now() - this.told < TELL_MS)) return;
    this.told = performance.now();
    this.onProgress(this.progress);
  }
}
