import { fingerprint } from "../commands/ingest/fingerprint.ts";
import type { RecordObject } from "../grading/model.ts";

/** Tells records that came before: the same record twice counts once, another one of the same id is a conflict. */
export class RepeatedRecords {
  readonly #seen = new Map<string, string>();

  check(record: RecordObject): "new" | "same" | "conflict" {
    const content = fingerprint(record);
    const first = this.#seen.get(record.recordId);
    if (first === undefined) {
      this.#seen.set(record.recordId, content);
      return "new";
    }
    return first === content ? "same" : "conflict";
  }
}
