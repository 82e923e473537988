import { fingerprint } from "../commands/ingest/fingerprint.ts";
import type { RecordObject } from "../grading/model.ts";

/** Tells records that came before: the same record twice counts once, another one of the same id is a conflict. */
export class RepeatedRecords {
  /** Record id → the first 52 bits of its hash, which take a quarter of the room of the whole one. */
  readonly #seen = new Map<string, number>();

  check(record: RecordObject): "new" | "same" | "conflict" {
    const content = Number.parseInt(fingerprint(record).replaceAll("-", "").slice(0, 13), 16);
    const first = this.#seen.get(record.recordId);
    if (first === undefined) {
      this.#seen.set(record.recordId, content);
      return "new";
    }
    return first === content ? "same" : "conflict";
  }
}
