import type { Pool } from "pg";
import type { RecordObject } from "../../grading/model.ts";
import { sourceOfRecord } from "../../grading/source-of-record.ts";
import type { ImportItem } from "../../importers/importer.ts";
import type { IngestCounts } from "../../queries/ingest-counts.ts";
import { Breathe } from "../grading/breathe.ts";
import type { GradedRecord } from "../grading/graded-record.ts";
import { GradingRows } from "../grading/grading-rows.ts";
import type { HashedSignature } from "../grading/hashed-signature.ts";
import { RollupDeltas } from "../grading/rollup-deltas.ts";
import type { SignatureKeys } from "../grading/signature-keys.ts";
import type { SuiteGrader } from "../grading/suite-grader.ts";
import { fingerprint } from "./fingerprint.ts";
import { nameApart, type SourcedRecord, type StoredRecord } from "./name-apart.ts";
import type { Place } from "./place.ts";
import { type RecordOwner, recordOwner } from "./record-owner.ts";
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

/** Records, graded, in the form in which one transaction writes them. */
export type PreparedBatch = {
  readonly rows: RecordRows;
  readonly grading: GradingRows;
  readonly deltas: RollupDeltas;
  /** A number that no other batch has. */
  part: string;
  /** Keys of records whose old rows go first. */
  readonly replaced: string[];
  /** Runs that lost or changed records: their rollups are computed anew at the end. */
  readonly staleRuns: Set<number>;
  readonly runs: Set<number>;
  /** Case id → a record of it. */
  readonly unknownCases: Map<string, string>;
};

export type FinishedBatch = PreparedBatch & {
  readonly rejects: ReturnType<RejectRows["take"]>;
  readonly counts: string;
  readonly totals: { records: number; calls: number; rejects: number; conflicts: number };
};

type Uncommitted = RecordOwner & { readonly hash: string };
type Wanted = Place & { record: RecordObject; hash: string; existing: StoredRecord | null };

/** Turns items into rows, batch by batch. Knows the records of batches that are still being written. */
export class BatchPreparer {
  private readonly context: WriteContext;
  private readonly seen: SeenRecords | null;
  private batch: PreparedBatch;
  /** By record id, those of this batch and the one before it, which may not be committed yet. */
  private recent = new Map<string, Uncommitted>();
  private before = new Map<string, Uncommitted>();

  constructor(context: WriteContext) {
    this.context = context;
    this.batch = this.open();
    // Without replace a second copy meets the stored first one, whatever became of it.
    this.seen = context.replace ? new SeenRecords() : null;
  }

  /** About how many bytes wait to be written. */
  get size(): number {
    return this.batch.rows.size + this.batch.grading.size;
  }

  /** Adds some items to the open batch. None of them is held on to: only their rows are. */
  async add(items: readonly ImportItem[]): Promise<void> {
    const { context, batch } = this;
    const wanted = await this.choose(items);
    if (wanted.length === 0) return;
    const [runKeys, cases, keys] = await Promise.all([
      context.runs.ensure(new Set(wanted.map(({ record }) => record.runId))),
      context.grader.currentCases(new Set(wanted.map(({ record }) => record.caseId))),
      // One more than there are records: the batch's own number.
      this.newKeys(wanted.filter(({ existing }) => existing === null).length + 1),
    ]);
    batch.part = keys.pop() as string;
    const breathe = new Breathe();
    const graded: GradedRecord[] = [];
    const signatures = new Map<string, HashedSignature>();
    for (const { record, hash, existing } of wanted) {
      const gradable = cases.get(record.caseId) ?? null;
      if (gradable === null && !batch.unknownCases.has(record.caseId)) {
        batch.unknownCases.set(record.caseId, record.recordId);
      }
      const runKey = runKeys.get(record.runId) as number;
      const key = existing?.id ?? (keys.pop() as string);
      const results = context.grader.grade(record, gradable);
      for (const { signatures: made } of results) for (const one of made) signatures.set(one.hash, one);
      graded.push({ key, runKey, caseId: record.caseId, callCount: record.toolCalls.length, results });
      batch.rows.add(record, { key, runKey, caseVersionKey: gradable?.key ?? null, hash });
      batch.runs.add(runKey);
      if (existing !== null) {
        batch.replaced.push(existing.id);
        batch.staleRuns.add(existing.run_id).add(runKey);
      }
      context.counts.calls += record.toolCalls.length;
      await breathe.now();
    }
    const signatureKeys = await context.signatures.ensure(signatures);
    for (const [i, one] of graded.entries()) {
      batch.grading.add(one, signatureKeys);
      batch.deltas.addRecord(one.runKey, (wanted[i] as Wanted).record);
      batch.deltas.addGraded(one, signatureKeys);
      await breathe.now();
    }
  }

  /** The batch as it is, to be written; another one is open afterwards. */
  take(): FinishedBatch {
    const { batch } = this;
    const { rejects, counts } = this.context;
    this.batch = this.open();
    this.before = this.recent;
    this.recent = new Map();
    return {
      ...batch,
      rejects: rejects.take(),
      counts: JSON.stringify(counts),
      totals: {
        records: counts.record.new + counts.record.replaced,
        calls: counts.calls,
        rejects: rejects.rejects,
        conflicts: rejects.conflicts,
      },
    };
  }

  private open(): PreparedBatch {
    const { suiteId, ingestId } = this.context;
    return {
      rows: new RecordRows(suiteId, ingestId),
      grading: new GradingRows(suiteId),
      deltas: new RollupDeltas(),
      part: "0",
      replaced: [],
      staleRuns: new Set(),
      runs: new Set(),
      unknownCases: new Map(),
    };
  }

  /** The records that are to be written; the others are counted as what they are. */
  private async choose(items: readonly ImportItem[]): Promise<Wanted[]> {
    const { pool, suiteId, ingestId, replace, rejects, counts } = this.context;
    const breathe = new Breathe();
    const read: (Place & SourcedRecord)[] = [];
    for (const item of items) {
      if (item.type === "reject") rejects.addReject(item.reject);
      else if (item.object.kind === "record") {
        const { object: record, file, line } = item;
        read.push({ record, file, line, source: sourceOfRecord(record) });
      }
      await breathe.now();
    }
    if (read.length === 0) return [];
    const taken = (id: string) => this.recent.get(id) ?? this.before.get(id) ?? null;
    const known = await nameApart(pool, suiteId, read, taken);
    const count = counts.record;
    const wanted: Wanted[] = [];
    for (const { record, source, ...place } of read) {
      const one = { ...place, record, hash: fingerprint(record) };
      const id = record.recordId;
      const existing = known.get(stored(id)) ?? null;
      const uncommitted = this.recent.get(id) ?? this.before.get(id);
      const again =
        uncommitted !== undefined || existing?.ingest_id === ingestId || this.seen?.add(id) === false;
      count.read++;
      if ((uncommitted ?? existing)?.hash === one.hash) count.unchanged++;
      else if (again || (existing !== null && !replace)) {
        count.conflicts++;
        const message = `${again ? TWICE : OTHER}${source === "provider" ? LOG : ""}`;
        rejects.addConflict({ kind: "record", objectId: id, file: one.file, line: one.line, message });
      } else {
        count[existing === null ? "new" : "replaced"]++;
        this.recent.set(id, { ...recordOwner(record, source), hash: one.hash });
        wanted.push({ ...one, existing });
      }
      await breathe.now();
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
const LOG =
  ' If it is the agent\'s own log of what was recorded already, say so with "source": "agent_log": both are kept then, and compared.';
