import { createHash } from "node:crypto";
import type { PoolClient } from "pg";
import { ClaimcheckError } from "../claimcheck-error.ts";
import { LOCK_SPACE } from "../db/lock-space.ts";
import { pool } from "../db/pool.ts";
import type { IngestCounts } from "../queries/ingest-counts.ts";
import { noCounts } from "../queries/ingest-counts.ts";
import { checkSuiteName } from "./ingest/check-suite-name.ts";
import { finishIngest } from "./ingest/finish-ingest.ts";
import type { IngestInput } from "./ingest/ingest-input.ts";
import { IngestLog } from "./ingest/ingest-log.ts";
import type { IngestProgress } from "./ingest/ingest-progress.ts";
import type { IngestResult } from "./ingest/ingest-result.ts";
import { joinAccounts } from "./ingest/join-accounts.ts";
import { lockSuite } from "./ingest/lock-suite.ts";
import { readAnything } from "./ingest/read-anything.ts";
import { readItems } from "./ingest/read-items.ts";
import { RejectRows } from "./ingest/reject-rows.ts";
import { removeEmptySuite } from "./ingest/remove-empty-suite.ts";
import { storeDefinitions } from "./ingest/store-definitions.ts";
import { stored } from "./ingest/stored.ts";
import { StreamDefinitions } from "./ingest/stream-definitions.ts";
import { takeIngestSlot } from "./ingest/take-ingest-slot.ts";
import { writeRecords } from "./ingest/write-records.ts";
import { markDeadIngests } from "./mark-dead-ingests.ts";
import { runRegrades } from "./regrade-suite.ts";
import { recomputeStaleRuns } from "./suite/recompute-stale-runs.ts";

export type IngestOptions = {
  /** Wins over the stream's own suite object; else that one, else `default`. */
  readonly suite?: string | null | undefined;
  readonly replace?: boolean | undefined;
  /** `cli`, `api`, `browser` or `demo`. */
  readonly via: string;
  /** Who is noted in the audit. */
  readonly actor: string;
  readonly demo?: boolean | undefined;
  readonly onProgress?: ((progress: IngestProgress) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
};

/**
 * Takes one stream into its suite: definitions first, in one transaction, then records in batches, each graded
 * and written with its counts in one transaction; then what several sources tell of one trial is joined. What breaks
 * half-way stays visibly incomplete, and sending the same stream again completes it. Throws `ClaimcheckError`; by then the history says how it ended.
 */
export async function ingestStream(input: IngestInput, options: IngestOptions): Promise<IngestResult> {
  if (options.suite != null) checkSuiteName(options.suite);
  const giveBack = await takeIngestSlot(options.signal);
  try {
    return await inSlot(input, options);
  } finally {
    giveBack();
  }
}

async function inSlot(input: IngestInput, options: IngestOptions): Promise<IngestResult> {
  const replace = options.replace ?? false;
  const opened = {
    source: input.source,
    via: options.via,
    format: input.format,
    suite: options.suite ?? null,
    replace,
    bytesTotal: input.bytesTotal,
  };
  await markDeadIngests();
  const log = await IngestLog.open(pool(), opened, options.onProgress);
  // One connection holds the locks for as long as the ingest lives: they go when it dies, however it dies.
  const session = await pool().connect();
  let broken: Error | undefined;
  try {
    await session.query("SELECT pg_advisory_lock($1, $2)", [LOCK_SPACE.ingest, log.id]);
    return await run(session, log, input, { ...options, replace });
  } catch (error) {
    broken = error as Error;
    throw await tell(log, error, options.signal);
  } finally {
    await log.settle();
    if (broken === undefined) await session.query("SELECT pg_advisory_unlock_all()").catch(() => undefined);
    // A session that failed may hold an open transaction or a temporary table: it is closed, not given back.
    session.release(broken);
  }
}

async function run(
  session: PoolClient,
  log: IngestLog,
  input: IngestInput,
  options: IngestOptions & { readonly replace: boolean },
): Promise<IngestResult> {
  const { signal, replace } = options;
  const counts = noCounts();
  const hash = createHash("sha256");
  const stream = await StreamDefinitions.open(session);
  for await (const items of readItems(input, log, { pass: "definitions", hash, signal })) {
    for (const item of items) if (item.type === "object") stream.add(item.object, item);
    await stream.flush();
  }
  await stream.flush(true);
  const name = options.suite ?? stream.suites[0]?.object.suite ?? "default";
  await lockSuite(session, log, name, signal);
  const rejects = new RejectRows(log.id);
  const definitions = await storeDefinitions(session, stream, rejects, {
    ingestId: log.id,
    streamHash: hash.digest("hex"),
    suite: name,
    replace,
    actor: options.actor,
    demo: options.demo ?? false,
    counts,
  });
  const { suiteId } = definitions;
  await runRegrades(session, suiteId, { signal, onStart: () => log.enter("regrading", name) });
  await log.enter("writing", name);
  await writeRecords(input, log, { ...definitions, replace, rejects, counts, signal });
  await joinAccounts(session, {
    ...definitions,
    signal,
    onStart: () => log.enter("joining"),
    onPage: () => log.addBytes(0),
  });
  await recomputeStaleRuns(session, suiteId);
  await finishIngest(session, log.id, suiteId, {
    counts,
    rejects,
    actor: options.actor,
    source: input.source,
    files: input.files?.() ?? [],
  });
  await log.enter("complete");
  // A stream of rejects alone leaves no suite behind.
  if (definitions.created && !readAnything(counts)) await removeEmptySuite(session, suiteId);
  return result(log, input, name, counts, rejects);
}

function result(
  log: IngestLog,
  input: IngestInput,
  suite: string,
  counts: IngestCounts,
  rejects: RejectRows,
): IngestResult {
  return {
    ingest: log.id,
    suite,
    format: input.format,
    counts,
    files: input.files?.() ?? [],
    rejects: { total: rejects.rejects, first: rejects.firstRejects },
    conflicts: { total: rejects.conflicts, first: rejects.firstConflicts },
  };
}

/** Writes into the history how it ended, as far as the database still answers. */
async function tell(
  log: IngestLog,
  error: unknown,
  signal: AbortSignal | undefined,
): Promise<ClaimcheckError> {
  const interrupted = signal?.aborted ?? false;
  const told =
    error instanceof ClaimcheckError && !interrupted
      ? error
      : new ClaimcheckError(
          interrupted ? "interrupted" : "database",
          interrupted
            ? "The ingest was interrupted. What was written so far is kept and marked as incomplete; send the same stream again to complete it."
            : `The ingest failed: ${error instanceof Error ? error.message : String(error)}`,
          { cause: error },
        );
  await pool()
    .query("UPDATE ingest SET state = $2, error = $3, finished_at = now() WHERE id = $1", [
      log.id,
      interrupted ? "interrupted" : "failed",
      stored(told.message),
    ])
    .catch(() => undefined);
  return told;
}
