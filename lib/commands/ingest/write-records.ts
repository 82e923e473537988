import { ClaimcheckError } from "../../claimcheck-error.ts";
import { pool } from "../../db/pool.ts";
import type { ImportItem } from "../../importers/importer.ts";
import type { IngestCounts } from "../../queries/ingest-counts.ts";
import { SignatureKeys } from "../grading/signature-keys.ts";
import type { SuiteGrader } from "../grading/suite-grader.ts";
import { BatchPreparer } from "./batch-preparer.ts";
import type { IngestInput } from "./ingest-input.ts";
import type { IngestLog } from "./ingest-log.ts";
import { readItems } from "./read-items.ts";
import type { RejectRows } from "./reject-rows.ts";
import { RunKeys } from "./run-keys.ts";
import { weightOf } from "./weight-of.ts";
import { writeBatch } from "./write-batch.ts";

/** A batch is closed at about so many bytes of rows. */
const BATCH_BYTES = 6 << 20;
/** So many items, or characters in them, are graded at once: they are what is held in memory beside the rows. */
const SLICE_ITEMS = 256;
const SLICE_WEIGHT = 2 << 20;

type Work = {
  readonly suiteId: number;
  readonly grader: SuiteGrader;
  readonly replace: boolean;
  readonly rejects: RejectRows;
  readonly counts: IngestCounts;
  readonly signal: AbortSignal | undefined;
};

/** The second pass: records in batches, the next one graded while the last one is written. */
export async function writeRecords(input: IngestInput, log: IngestLog, work: Work): Promise<void> {
  const { suiteId, signal, rejects, counts } = work;
  const target = { suiteId, ingestId: log.id };
  const preparer = new BatchPreparer({
    ...work,
    ...target,
    pool: pool(),
    signatures: new SignatureKeys(pool(), suiteId),
    runs: new RunKeys(pool(), suiteId, log.id),
  });
  const client = await pool().connect();
  let writing: Promise<void> = Promise.resolve();
  let failed: Error | undefined;
  try {
    const send = async () => {
      await writing;
      if (signal?.aborted) throw new ClaimcheckError("interrupted", "Writing was interrupted.");
      writing = writeBatch(client, target, preparer.take(), log.bytes);
      // Awaited with the next batch; until then a failure must not count as unhandled.
      writing.catch(() => undefined);
      log.update({
        records: counts.record.new + counts.record.replaced,
        calls: counts.calls,
        rejects: rejects.rejects,
        conflicts: rejects.conflicts,
      });
    };
    for await (const read of readItems(input, log, { pass: "all", signal })) {
      for (const slice of slices(read)) {
        await preparer.add(slice);
        if (preparer.size >= BATCH_BYTES) await send();
      }
    }
    await send();
    await writing;
  } catch (error) {
    failed = error as Error;
    throw error;
  } finally {
    await writing.catch(() => undefined);
    client.release(failed);
  }
}

function* slices(items: readonly ImportItem[]): Generator<readonly ImportItem[]> {
  let start = 0;
  let weight = 0;
  for (const [i, item] of items.entries()) {
    weight += weightOf(item);
    if (i + 1 - start < SLICE_ITEMS && weight < SLICE_WEIGHT) continue;
    yield items.slice(start, i + 1);
    start = i + 1;
    weight = 0;
  }
  if (start < items.length) yield items.slice(start);
}
