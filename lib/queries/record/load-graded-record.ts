import { ClaimcheckError } from "../../claimcheck-error.ts";
import { pool } from "../../db/pool.ts";
import { type LoadedRecord, loadRecords } from "../load-records.ts";
import type { RecordHead } from "./record-head.ts";

/** A record and its accounts as the grader reads them: without transcripts and final messages. */
export async function loadGradedRecord(suiteId: number, { key }: RecordHead): Promise<LoadedRecord> {
  const page = { after: "0", limit: 1, caseIds: null, keys: [key], evenAccounts: true } as const;
  const [loaded] = await loadRecords(pool(), suiteId, page);
  if (loaded === undefined) throw new ClaimcheckError("not_found", "The record was replaced meanwhile.");
  return loaded;
}
