import { fingerprint } from "../commands/ingest/fingerprint.ts";
import type { RecordObject } from "../grading/model.ts";
import { sourceOfRecord } from "../grading/source-of-record.ts";

/**
 * Tells records that came before: the same record twice counts once, another one of the same id and source is a
 * conflict.
 */
export class RepeatedRecords {
  /** Record id → the first 52 bits of its hash, which take a quarter of the room of the whole one. */
  readonly #seen = new Map<string, number>();

  check(record: RecordObject): "new" | "same" | "conflict" {
    const content = Number.parseInt(fingerprint(record).replaceAll("-", "").slice(0, 13), 16);
    const source = sourceOfRecord(record);
    const key = source === "provider" ? record.recordId : `${record.recordId}@${source}`;
    const first = this.#seen.get(key);
    if (first === undefined) {
      this.#seen.set(key, content);
      return "new";
    }
    return first === content ? "same" : "conflict";
  }
}
