import { ClaimcheckError } from "../../claimcheck-error.ts";
import { pool } from "../../db/pool.ts";
import type { ImportItem } from "../../importers/importer.ts";
import { SignatureKeys } from "../grading/signature-keys.ts";
import type { SuiteGrader } from "../grading/suite-grader.ts";
import type { IngestCounts } from "./ingest-counts.ts";
import type { IngestInput } from "./ingest-input.ts";
import type { IngestLog } from "./ingest-log.ts";
import { BatchPreparer } from "./prepare-batch.ts";
import { readItems } from "./read-items.ts";
import type { RejectRows } from "./reject-rows.ts";
import { RunKeys } from "./run-keys.ts";
import { weightOf } from "./weight-of.ts";
import { writeBatch } from "./write-batch.ts";

/** A batch is closed at so many records and calls, or characters. */
const BATCH_ROWS = 10_000;
const BATCH_WEIGHT = 6 << 20;

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
    const send = async (items: ImportItem[]) => {
      const bytes = log.bytes;
      const batch = await preparer.prepare(items);
      await writing;
      if (signal?.aborted) throw new ClaimcheckError("interrupted", "Writing was interrupted.");
      writing = writeBatch(client, target, batch, bytes);
      // Awaited with the next batch; until then a failure must not count as unhandled.
      writing.catch(() => undefined);
      log.update({
        records: counts.record.new + counts.record.replaced,
        calls: counts.calls,
        rejects: rejects.rejects,
        conflicts: rejects.conflicts,
      });
    };
    let items: ImportItem[] = [];
    let rows = 0;
    let weight = 0;
    for await (const read of readItems(input, log, { pass: "all", signal })) {
      for (const item of read) {
        items.push(item);
        weight += weightOf(item);
        rows +=
          item.type === "object" && item.object.kind === "record" ? item.object.toolCalls.length + 1 : 0;
        if (rows < BATCH_ROWS && weight < BATCH_WEIGHT) continue;
        await send(items);
        items = [];
        rows = 0;
        weight = 0;
      }
    }
    await send(items);
    await writing;
  } catch (error) {
    failed = error as Error;
    throw error;
  } finally {
    await writing.catch(() => undefined);
    client.release(failed);
  }
}
