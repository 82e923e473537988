import type { OutboxEntry } from "./outbox-entry.ts";
import { readOutboxEntry } from "./read-outbox-entry.ts";

/** What is needed of the browser's storage. */
export type KeyValueStore = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/**
 * The acts that wait, each under a key of its own in the browser's storage, so that two tabs never overwrite each
 * other's. What can't be written there (full, forbidden) is kept in memory until the page is left.
 */
export class OutboxStore {
  readonly #store: KeyValueStore | null;
  readonly #prefix: string;
  readonly #memory = new Map<string, OutboxEntry>();

  constructor(store: KeyValueStore | null, prefix: string) {
    this.#store = store;
    this.#prefix = prefix;
  }

  /** In the order in which they go out. */
  list(): OutboxEntry[] {
    const entries = [...this.#memory.values()];
    for (const name of this.#names()) {
      const text = this.#store?.getItem(name);
      const entry = text == null ? null : readOutboxEntry(text);
      if (entry !== null && !this.#memory.has(entry.key)) entries.push(entry);
    }
    return entries.sort((a, b) => a.order - b.order);
  }

  put(entry: OutboxEntry): void {
    try {
      if (this.#store === null) throw new Error("There is no storage.");
      this.#store.setItem(this.#prefix + entry.key, JSON.stringify(entry));
      this.#memory.delete(entry.key);
    } catch {
      this.#memory.set(entry.key, entry);
    }
  }

  remove(key: string): void {
    this.#memory.delete(key);
    this.#store?.removeItem(this.#prefix + key);
  }

  /** Acts that would be lost if the page were left now. */
  get onlyInMemory(): number {
    return this.#memory.size;
  }

  #names(): string[] {
    const store = this.#store;
    if (store === null) return [];
    return Array.from({ length: store.length }, (_, index) => store.key(index) ?? "").filter((name) =>
      name.startsWith(this.#prefix),
    );
  }
}
