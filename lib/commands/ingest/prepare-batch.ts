import type { Pool } from "pg";
import type { RecordObject } from "../../grading/model.ts";
import type { ImportItem } from "../../importers/importer.ts";
import { Breathe } from "../grading/breathe.ts";
import type { GradedRecord } from "../grading/graded-record.ts";
import { GradingRows } from "../grading/grading-rows.ts";
import { RollupDeltas } from "../grading/rollup-deltas.ts";
import type { Signature } from "../grading/signature.ts";
import type { SignatureKeys } from "../grading/signature-keys.ts";
import type { SuiteGrader } from "../grading/suite-grader.ts";
import { fingerprint } from "./fingerprint.ts";
import type { IngestCounts } from "./ingest-counts.ts";
import type { Place } from "./place.ts";
import { RecordRows } from "./record-rows.ts";
import type { RejectRows } from "./reject-rows.ts";
import type { RunKeys } from "./run-keys.ts";
import { SeenRecords } from "./seen-records.ts";
import { stored } from "./stored.ts";

export type WriteContext = {
  readonly pool: Pool;
  readonly suiteId: number;
  readonly ingestId: number;
  readonly replace: boolean;
  readonly grader: SuiteGrader;
  readonly signatures: SignatureKeys;
  readonly runs: RunKeys;
  readonly rejects: RejectRows;
  readonly counts: IngestCounts;
};

/** A batch of records, graded, in the form in which one transaction writes it. */
export type PreparedBatch = {
  readonly rows: RecordRows;
  readonly grading: GradingRows;
  readonly deltas: RollupDeltas;
  /** A number that no other batch has. */
  readonly part: string;
  readonly rejects: ReturnType<RejectRows["take"]>;
  /** Keys of records whose old rows go first. */
  readonly replaced: readonly string[];
  /** Runs that lost or changed records: their rollups are computed anew at the end. */
  readonly staleRuns: readonly number[];
  readonly runs: readonly number[];
  /** Case id → a record of it. */
  readonly unknownCases: ReadonlyMap<string, string>;
  readonly counts: string;
  readonly totals: { records: number; calls: number; rejects: number; conflicts: number };
};

type Existing = { record_id: string; id: string; run_id: number; hash: string; ingest_id: number };
type Wanted = Place & { record: RecordObject; hash: string; existing: Existing | null };

/** Turns batches of items into rows. Knows the records of batches that are still being written. */
export class BatchPreparer {
  private readonly context: WriteContext;
  private readonly seen: SeenRecords | null;
  /** Record id → hash, of this batch and the one before it, which may not be committed yet. */
  private recent = new Map<string, string>();
  private before = new Map<string, string>();

  constructor(context: WriteContext) {
    this.context = context;
    // Without replace a second copy meets the stored first one, whatever became of it.
    this.seen = context.replace ? new SeenRecords() : null;
  }

  async prepare(items: readonly ImportItem[]): Promise<PreparedBatch> {
    const { context } = this;
    this.before = this.recent;
    this.recent = new Map();
    const wanted = await this.choose(items);
    const [runKeys, cases, keys] = await Promise.all([
      context.runs.ensure(new Set(wanted.map(({ record }) => record.runId))),
      context.grader.currentCases(new Set(wanted.map(({ record }) => record.caseId))),
      // One more than there are records: the batch's own number.
      this.newKeys(wanted.filter(({ existing }) => existing === null).length + 1),
    ]);
    const part = keys.pop() as string;
    const breathe = new Breathe();
    const graded: GradedRecord[] = [];
    const signatures = new Map<string, Signature>();
    const rows = new RecordRows(context.suiteId, context.ingestId);
    const unknownCases = new Map<string, string>();
    const staleRuns = new Set<number>();
    for (const { record, hash, existing } of wanted) {
      const gradable = cases.get(record.caseId) ?? null;
      if (gradable === null && !unknownCases.has(record.caseId))
        unknownCases.set(record.caseId, record.recordId);
      const runKey = runKeys.get(record.runId) as number;
      const key = existing?.id ?? (keys.pop() as string);
      const results = context.grader.grade(record, gradable);
      for (const { signatures: made } of results) for (const one of made) signatures.set(one.hash, one);
      graded.push({ key, runKey, caseId: record.caseId, callCount: record.toolCalls.length, results });
      rows.add(record, { key, runKey, caseVersionKey: gradable?.key ?? null, hash });
      if (existing !== null) staleRuns.add(existing.run_id).add(runKey);
      context.counts.calls += record.toolCalls.length;
      await breathe.now();
    }
    const signatureKeys = await context.signatures.ensure(signatures);
    const grading = new GradingRows(context.suiteId);
    const deltas = new RollupDeltas();
    for (const [i, one] of graded.entries()) {
      grading.add(one, signatureKeys);
      deltas.add((wanted[i] as Wanted).record, one, signatureKeys);
      await breathe.now();
    }
    return {
      rows,
      grading,
      deltas,
      part,
      rejects: context.rejects.take(),
      replaced: wanted.flatMap(({ existing }) => (existing === null ? [] : [existing.id])),
      staleRuns: [...staleRuns],
      runs: [...new Set(graded.map(({ runKey }) => runKey))],
      unknownCases,
      counts: JSON.stringify(context.counts),
      totals: {
        records: context.counts.record.new + context.counts.record.replaced,
        calls: context.counts.calls,
        rejects: context.rejects.rejects,
        conflicts: context.rejects.conflicts,
      },
    };
  }

  /** The records that are to be written; the others are counted as what they are. */
  private async choose(items: readonly ImportItem[]): Promise<Wanted[]> {
    const { pool, suiteId, ingestId, replace, rejects, counts } = this.context;
    const breathe = new Breathe();
    const read: Wanted[] = [];
    for (const item of items) {
      if (item.type === "reject") rejects.addReject(item.reject);
      else if (item.object.kind === "record") {
        const { object: record, file, line } = item;
        read.push({ record, file, line, hash: fingerprint(record), existing: null });
      }
      await breathe.now();
    }
    if (read.length === 0) return [];
    const { rows } = await pool.query<Existing>(
      `SELECT record_id, id::text, run_id, content_hash::text AS hash, ingest_id
       FROM record WHERE suite_id = $1 AND record_id = ANY($2)`,
      [suiteId, read.map(({ record }) => stored(record.recordId))],
    );
    const known = new Map(rows.map((row) => [row.record_id, row]));
    const count = counts.record;
    const wanted: Wanted[] = [];
    for (const one of read) {
      const id = one.record.recordId;
      const existing = known.get(stored(id)) ?? null;
      const uncommitted = this.recent.get(id) ?? this.before.get(id);
      const again =
        uncommitted !== undefined || existing?.ingest_id === ingestId || this.seen?.add(id) === false;
      count.read++;
      if ((uncommitted ?? existing?.hash) === one.hash) count.unchanged++;
      else if (again || (existing !== null && !replace)) {
        count.conflicts++;
        rejects.addConflict({
          kind: "record",
          objectId: id,
          file: one.file,
          line: one.line,
          message: again ? TWICE : OTHER,
        });
      } else {
        count[existing === null ? "new" : "replaced"]++;
        this.recent.set(id, one.hash);
        wanted.push({ ...one, existing });
      }
    }
    return wanted;
  }

  private async newKeys(count: number): Promise<string[]> {
    const { rows } = await this.context.pool.query<{ id: string }>(
      "SELECT nextval('record_id_seq')::text AS id FROM generate_series(1, $1)",
      [count],
    );
    return rows.map((row) => row.id).reverse();
  }
}

const TWICE = "The stream has this record before, otherwise; the first one holds.";
const OTHER = "The stored record has other content; it stays. Send with replace to overwrite it.";
