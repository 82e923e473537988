import { addToOutbox } from "./add-to-outbox.ts";
import { nextToSend } from "./next-to-send.ts";
import type { OutboxEntry } from "./outbox-entry.ts";
import { type OutboxStatus, outboxStatus } from "./outbox-status.ts";
import type { OutboxStore } from "./outbox-store.ts";
import { retryDelay } from "./retry-delay.ts";
import type { ReviewAct } from "./review-act.ts";
import { type SendAnswer, sendOutcome } from "./send-outcome.ts";

/** An answer with what it said. */
export type OutboxAnswer = SendAnswer & { readonly message: string | null; readonly body: unknown };

type Ways = {
  readonly store: OutboxStore;
  /** Sends one act. Null: no answer came. */
  readonly send: (entry: OutboxEntry) => Promise<OutboxAnswer | null>;
  /** Runs one sending at a time among all tabs, where the browser can. */
  readonly alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly now: () => number;
  readonly newKey: () => string;
  readonly after: (ms: number, run: () => void) => () => void;
  readonly onStored: (entry: OutboxEntry, body: unknown) => void;
  readonly onChange: () => void;
};

/**
 * Sends acts to the server one after the other, each until it is stored: a lost answer sends it again under the
 * same key. Nobody waits for it.
 */
export class Outbox {
  readonly #ways: Ways;
  #sending = false;
  #failures = 0;
  #cancelRetry: (() => void) | null = null;

  constructor(ways: Ways) {
    this.#ways = ways;
  }

  /** In the order in which they go out. */
  get entries(): OutboxEntry[] {
    return this.#ways.store.list();
  }

  get status(): OutboxStatus {
    return outboxStatus(this.entries, this.#failures === 0);
  }

  add(reviewer: string, position: number, act: ReviewAct): void {
    const { store, now, newKey } = this.#ways;
    const entry = { key: newKey(), order: now(), reviewer, position, act, attempts: 0, refused: null };
    const { added, dropped } = addToOutbox(store.list(), entry);
    store.put(added);
    for (const key of dropped) store.remove(key);
    this.#ways.onChange();
    this.wake();
  }

  /** Forgets an act that the server refused. */
  forget(key: string): void {
    this.#ways.store.remove(key);
    this.#ways.onChange();
  }

  /** Sends what waits now: to be called on start, and when the connection is back. */
  wake(): void {
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    if (this.#sending) return;
    this.#sending = true;
    void this.#sendAll().finally(() => {
      this.#sending = false;
      this.#ways.onChange();
      if (this.#cancelRetry === null && nextToSend(this.entries) !== null) this.wake();
    });
  }

  async #sendAll(): Promise<void> {
    while (nextToSend(this.entries) !== null) {
      const outcome = await this.#ways.alone(() => this.#sendOne());
      this.#ways.onChange();
      if (outcome !== "again") continue;
      this.#cancelRetry = this.#ways.after(retryDelay(this.#failures), () => this.wake());
      return;
    }
  }

  /** Reads what to send only now: another tab may have sent it meanwhile. */
  async #sendOne() {
    const { store, send, onStored } = this.#ways;
    const next = nextToSend(this.entries);
    if (next === null) return "stored";
    const entry = { ...next, attempts: next.attempts + 1 };
    store.put(entry);
    const answer = await send(entry);
    const outcome = sendOutcome(answer);
    this.#failures = outcome === "again" ? this.#failures + 1 : 0;
    if (outcome === "stored") {
      store.remove(entry.key);
      onStored(entry, answer?.body);
    } else if (outcome === "refused") {
      store.put({ ...entry, refused: answer?.message ?? `The server answered ${answer?.status}.` });
    }
    return outcome;
  }
}
