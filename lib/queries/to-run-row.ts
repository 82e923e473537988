import { decodeOptionalText } from "../json/decode-optional-text.ts";
import { decodeStoredText } from "../json/decode-stored-text.ts";
import type { RunRow } from "./run-row.ts";

type StoredRun = {
  readonly id: number;
  readonly runId: string;
  readonly startedAt: Date | null;
  readonly orderedAt: Date;
  readonly agent: string | null;
  readonly model: string | null;
  readonly gitSha: string | null;
  readonly pendingIngestId: number | null;
  readonly rollupsStale: boolean;
};

/** A stored run with its texts decoded. */
export function toRunRow(run: StoredRun): RunRow {
  return {
    id: run.id,
    runId: decodeStoredText(run.runId),
    key: run.runId,
    orderedAt: run.orderedAt,
    hasStart: run.startedAt !== null,
    agent: decodeOptionalText(run.agent),
    model: decodeOptionalText(run.model),
    gitSha: decodeOptionalText(run.gitSha),
    incomplete: run.pendingIngestId !== null,
    stale: run.rollupsStale,
  };
}
