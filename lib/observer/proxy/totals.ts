import type { Trial } from "../open-records.ts";

/** So many kinds of trouble are told apart. */
const KINDS = 100;

/** What a proxy has seen so far. */
export class Totals {
  /** Cases that have ended. */
  cases = 0;
  calls = 0;
  answers = 0;
  /** Of the answers, those that told of an error. */
  errors = 0;
  /** Of bodies that were looked at, as they passed. */
  bytes = 0;
  /** Exchanges that no known API speaks; they passed unseen. */
  others = 0;
  /** What could not be read → how often. */
  readonly notRead = new Map<string, number>();
  readonly #onUnread: (at: Trial, what: string) => void;

  constructor(onUnread: (at: Trial, what: string) => void = () => undefined) {
    this.#onUnread = onUnread;
  }

  unread(at: Trial, said: string): void {
    const what = this.notRead.has(said) || this.notRead.size < KINDS ? said : "something else";
    this.notRead.set(what, (this.notRead.get(what) ?? 0) + 1);
    this.#onUnread(at, what);
  }
}
