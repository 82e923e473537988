import { hash } from "node:crypto";
import { ClaimcheckError } from "../claimcheck-error.ts";
import { weightOf } from "../commands/ingest/weight-of.ts";
import { CALL_SOURCES } from "../grading/call-sources.ts";
import type { RecordObject } from "../grading/model.ts";
import { sourceOfRecord } from "../grading/source-of-record.ts";

/** A record that is graded, with what weaker sources tell of its trial, the strongest first. */
export type Gradable = { readonly record: RecordObject; readonly accounts: readonly RecordObject[] };

type Trial = { sources: number; left: number };

/** Characters of records that may wait for others of their trials. */
const MOST_HELD = 512 << 20;
const NONE: readonly RecordObject[] = [];

/**
 * Brings together what several sources tell of one trial. All records are counted first; then each comes again, and goes
 * on at once where its trial is told of by one source alone, else with the last one of its trial.
 */
export class MixedTrials {
  readonly #trials = new Map<number, Trial>();
  readonly #held = new Map<number, RecordObject[]>();
  #weight = 0;

  count(record: RecordObject): void {
    const key = keyOf(record);
    const source = 1 << CALL_SOURCES.indexOf(sourceOfRecord(record));
    const trial = this.#trials.get(key);
    if (trial === undefined) this.#trials.set(key, { sources: source, left: 1 });
    else {
      trial.sources |= source;
      trial.left += 1;
    }
  }

  /** Ends the counting: trials of one source take no more room. */
  counted(): void {
    for (const [key, { sources }] of this.#trials) {
      if ((sources & (sources - 1)) === 0) this.#trials.delete(key);
    }
  }

  /** What can be graded now that this record has come. Throws `too_large` where more waits than memory can hold. */
  take(record: RecordObject): readonly Gradable[] {
    if (this.#trials.size === 0) return [{ record, accounts: NONE }];
    const key = keyOf(record);
    const trial = this.#trials.get(key);
    if (trial === undefined) return [{ record, accounts: NONE }];
    const held = this.#held.get(key) ?? [];
    held.push({ ...record, messages: null, finalMessage: null });
    this.#weight += weight(held.at(-1));
    trial.left -= 1;
    if (trial.left > 0) {
      this.#held.set(key, held);
      if (this.#weight <= MOST_HELD) return [];
      throw new ClaimcheckError(
        "too_large",
        "Too many records wait for what other sources tell of their trials. Import the files instead, or put what is told of one trial closer together.",
      );
    }
    this.#held.delete(key);
    for (const one of held) this.#weight -= weight(one);
    return together(held);
  }
}

function together(records: readonly RecordObject[]): readonly Gradable[] {
  const strength = (record: RecordObject) => CALL_SOURCES.indexOf(sourceOfRecord(record));
  const sorted = [...records].sort((a, b) => strength(a) - strength(b));
  const best = Math.min(...sorted.map(strength));
  const accounts = sorted.filter((record) => strength(record) > best);
  return sorted
    .filter((record) => strength(record) === best)
    .map((record, at) => ({ record, accounts: at === 0 ? accounts : NONE }));
}

function weight(record: RecordObject | undefined): number {
  return record === undefined ? 0 : weightOf({ type: "object", object: record, file: "", line: 0 });
}

/** The first 52 bits of a hash. */
function keyOf({ runId, caseId, trial }: RecordObject): number {
  return Number.parseInt(hash("sha256", JSON.stringify([runId, caseId, trial]), "hex").slice(0, 13), 16);
}
