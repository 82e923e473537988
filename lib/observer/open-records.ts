import type { ObservedCall } from "./observed-call.ts";
import type { Outcome } from "./outcome.ts";
import { recordLine } from "./record-line.ts";
import type { TokenUsage } from "./token-usage.ts";

export type RecordSource = "provider" | "observer";
export type Trial = {
  readonly runId: string;
  readonly caseId: string;
  readonly trial: number;
  /** Who of several recorders of the trial this one is. */
  readonly account?: string | undefined;
};
export type OpenCall = { readonly call: ObservedCall; outcome: Outcome | null };
type OpenRecord = {
  readonly calls: OpenCall[];
  usage: TokenUsage | null;
};

/** What is known so far of one trial, by who recorded it. */
export class OpenRecords {
  readonly at: Trial;
  readonly #records = new Map<RecordSource, OpenRecord>();

  constructor(at: Trial) {
    this.at = at;
  }

  has(source: RecordSource): boolean {
    return this.#records.has(source);
  }

  of(source: RecordSource): OpenRecord {
    const found = this.#records.get(source) ?? { calls: [], usage: null };
    this.#records.set(source, found);
    return found;
  }

  lines(): string[] {
    return [...this.#records].map(([source, record]) => recordLine({ ...this.at, source, ...record }));
  }
}
