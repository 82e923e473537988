import type { PoolClient } from "pg";
import { CopyBuffer } from "../../db/copy-buffer.ts";
import { copyRows } from "../../db/copy-rows.ts";
import type { Reject } from "../../importers/importer.ts";
import type { Conflict } from "./conflict.ts";
import { stored } from "./stored.ts";

/** As many are handed back with the answer; all are kept with the ingest. */
const FIRST = 1000;

/** Rejects and conflicts of one ingest: rows waiting to be written, the totals and the first ones. */
export class RejectRows {
  readonly firstRejects: Reject[] = [];
  readonly firstConflicts: Conflict[] = [];
  rejects = 0;
  conflicts = 0;
  private rejectBuffer = new CopyBuffer();
  private conflictBuffer = new CopyBuffer();
  private readonly ingestId: number;

  constructor(ingestId: number) {
    this.ingestId = ingestId;
  }

  addReject(reject: Reject): void {
    if (this.firstRejects.length < FIRST) this.firstRejects.push(reject);
    this.rejectBuffer.add([
      this.ingestId,
      this.rejects++,
      stored(reject.file),
      reject.line,
      stored(reject.path),
      reject.code,
      stored(reject.message),
      stored(reject.source),
    ]);
  }

  addConflict(conflict: Conflict): void {
    if (this.firstConflicts.length < FIRST) this.firstConflicts.push(conflict);
    this.conflictBuffer.add([
      this.ingestId,
      this.conflicts++,
      conflict.kind,
      stored(conflict.objectId),
      stored(conflict.file),
      conflict.line,
      stored(conflict.message),
    ]);
  }

  /** What waits, to be written in the transaction of its batch. */
  take(): (client: PoolClient) => Promise<void> {
    const rejects = this.rejectBuffer.take();
    const conflicts = this.conflictBuffer.take();
    return async (client) => {
      await copyRows(
        client,
        "ingest_reject (ingest_id, seq, file, line, path, code, message, source)",
        rejects,
      );
      await copyRows(
        client,
        "ingest_conflict (ingest_id, seq, kind, object_id, file, line, message)",
        conflicts,
      );
    };
  }
}
